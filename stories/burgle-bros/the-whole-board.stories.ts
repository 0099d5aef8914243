import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/The whole board' };
export default meta;

/** Every room that lies face up, with what it does; the numbers in sight of the safe. */
export const SafeNumbers: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'safe-opens-and-guards-below-speed-up')}>
      <heist-floor no-cards show="combination rooms"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

export const TheSafeIsOpen: Story = { ...SafeNumbers, play: ({ canvasElement }) => goto(canvasElement) };

/** Two floors of five by five, with a gap in the middle. */
export const FortKnox: Story = {
  render: () =>
    html`<heist-floor game="burgle-bros" show="patrol">
      <script type="application/json">
        {
          "options": { "job": "fort-knox" },
          "burglars": { "anna": { "at": "1.b2" }, "ben": { "at": "2.e5", "loot": ["tiara"] } },
          "tiles": { "1.b2": "stairs-4", "1.a1": "safe", "2.e5": "foyer-1", "2.e4": "keypad-5" },
          "guards": {
            "1": { "at": "1.e1", "target": "1.a5" },
            "2": { "at": "2.a1", "target": "2.e4" }
          },
          "patrol": { "1": { "discard": ["e1", "a5"] } }
        }
      </script>
    </heist-floor>`,
};

/** A single floor of the Office Job. */
export const OneFloorOfTheOffice: Story = {
  render: () =>
    html`<heist-floor game="burgle-bros" floor="2">
      <script type="application/json">
        {
          "options": { "job": "office" },
          "burglars": { "anna": { "at": "2.b2" } },
          "tiles": { "2.b2": "laboratory-3", "2.b1": "laser-1", "2.c2": "camera-2" },
          "guards": { "2": { "at": "2.d4", "target": "2.b1" } },
          "alarms": ["2.b1"]
        }
      </script>
    </heist-floor>`,
};
