import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/The whole board' };
export default meta;

/** Both floors: rooms, walls, chips, guards and the ways they will take, dice, gear on its front and on its back. */
export const Diagram: Story = {
  render: () =>
    html`<heist-floor game="burgle-bros-2">
      <script type="application/json">
        {
          "flow": "guard.step",
          "crooks": {
            "anna": {
              "at": "1.b2",
              "stress": 4,
              "character": "juicer",
              "gear": { "bingo": { "state": "ready", "used": 1 }, "fainting": "flipped" }
            },
            "bea": { "at": "2.c3", "stress": 1, "character": "peterman", "gear": { "get-cracking": "ready" } },
            "cleo": { "at": "2.c3", "character": "raven" }
          },
          "turn": { "crook": "anna", "actions": 0 },
          "walls": ["1.a1-a2", "1.b1-c1", "1.b2-b3", "1.c2-d2", "2.a1-b1", "2.c1-c2", "2.b3-c3", "2.c3-d3"],
          "rooms": {
            "1.a1": "owners-office",
            "1.b2": { "tile": "buffet-5", "counters": 2 },
            "1.c2": "crows-nest-1",
            "1.d4": "monorail-1",
            "2.c3": "safe",
            "2.c1": { "tile": "slots-4", "cracked": true },
            "2.a1": "escalator-4"
          },
          "chips": {
            "1.c1": "down",
            "1.d4": "mole",
            "1.a2": "down",
            "2.a4": "crowd",
            "2.b3": { "chip": "saleswoman" }
          },
          "guards": { "1": { "at": "1.d2", "target": "1.b2" }, "2": { "at": "2.a1", "target": null, "alerted": true } },
          "dice": { "office": 1, "safe": 2 },
          "tokens": { "crow": ["1.c3"] },
          "queue": [{ "floor": 1, "steps": 3 }],
          "steps": 2
        }
      </script>
    </heist-floor>`,
};

/** What every room does. */
export const Rooms: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'a-walk-part-by-part')}>
      <heist-floor no-cards show="rooms floors"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};
