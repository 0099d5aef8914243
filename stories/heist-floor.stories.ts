import { html } from 'lit';
import { caseFile, click, dark, goto, shown, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-floor', component: 'heist-floor' };
export default meta;

const robbery = {
  flow: 'rob.robber.before',
  turn: 'yellow',
  guards: { g1: 'b2', g2: { at: 'c1', out: true } },
  robbers: { yellow: { at: 'c1', carries: 1 }, red: 'a1' },
  car: 'n-c',
  stacks: { bank: ['walk'], yellow: ['pepper/pick', 'walk'], red: ['walk'] },
};

/** One tag and a position: the diagram of a rulebook. */
export const Diagram: Story<{ noCards: boolean }> = {
  args: { noCards: false },
  render: ({ noCards }) =>
    html`<heist-floor game="how-to-rob-a-bank" .position=${robbery} ?no-cards=${noCards}></heist-floor>`,
};

export const WithoutCards: Story<{ noCards: boolean }> = { ...Diagram, args: { noCards: true } };

/** The position as JSON inside the element, as a page writes it. */
export const PositionInHtml: Story = {
  render: () =>
    html`<heist-floor game="how-to-rob-a-bank">
      <script type="application/json">
        { "flow": "rob.bank.choose", "guards": { "g1": "b2" }, "robbers": { "yellow": "a1", "red": "b1" } }
      </script>
    </heist-floor>`,
};

/** In a game: possible moves are highlighted, and a click plays them. */
export const ToPlayOn: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}
      ><heist-floor></heist-floor
    ></heist-game>`,
};

/** Click a place where nothing is possible to see why, with the rule. */
export const Refused: Story = {
  ...ToPlayOn,
  play: async ({ canvasElement }) => click(await shown(canvasElement, 'heist-floor'), '[data-space=c1]'),
};

/** If several moves lead to the same place, the reader chooses. */
export const Choice: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}
      ><heist-floor></heist-floor
    ></heist-game>`,
  play: async ({ canvasElement }) => {
    await goto(canvasElement, 'yellow pepper g1');
    await click(await shown(canvasElement, 'heist-floor'), '[data-space=c1]');
  },
};

/** One floor of a building, with places marked and arrows drawn by the page. */
export const OneFloor: Story = {
  render: () => html`<heist-floor game="lazy-heist" floor="2" marks="2.3" arrows="2.L>2.1>2.2" no-cards></heist-floor>`,
};

/** Marks and arrows of the author. */
export const Annotated: Story = {
  render: () => html`
    <heist-game
      .case=${{
        game: 'how-to-rob-a-bank',
        title: 'Two ways out',
        start: robbery,
        moves: [
          {
            mark: {
              spaces: ['c1', 'a3'],
              arrows: [
                ['c1', 'n-c'],
                ['a1', 'a3'],
              ],
            },
          },
          'yellow throw',
        ],
      }}
    >
      <heist-floor no-cards></heist-floor>
    </heist-game>
  `,
};

/** Guards called by the alarm: their routes stay visible. */
export const Routes: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'the-alarm-pulls-all-awake-guards')}
      ><heist-floor></heist-floor
    ></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement, 'green alarm'),
};

/** An overlay, chosen by name. */
export const Studies: Story<{ show: string }> = {
  args: { show: 'areas corners' },
  render: ({ show }) =>
    html`<heist-floor
      no-cards
      game="how-to-rob-a-bank"
      show=${show}
      .position=${{
        flow: 'explore.open',
        tiles: {
          a1: 'bag-3',
          b1: 'mask',
          c1: 'plain w',
          a2: 'guard-1 w',
          b2: 'guard-2',
          c2: 'bag-1 n',
          a3: 'extra-bag',
          b3: 'bag-2 s',
          c3: 'alarm',
        },
      }}
    ></heist-floor>`,
};

export const UnknownStudy: Story<{ show: string }> = {
  ...Studies,
  args: { show: 'aeras' },
  parameters: { error: true },
};

export const ImpossiblePosition: Story = {
  parameters: { error: true },
  render: () =>
    html`<heist-floor
      game="how-to-rob-a-bank"
      .position=${{ guards: { g1: 'd7' }, robbers: { yellow: { at: 'a1', carries: -1 } }, car: 'a1' }}
    ></heist-floor>`,
};

export const UnknownGame: Story = {
  parameters: { error: true },
  render: () => html`<heist-floor game="how-to-rob-a-bnak"></heist-floor>`,
};

export const Dark: Story<{ noCards: boolean }> = { ...Diagram, decorators: [dark] };

export const German: Story = {
  render: () => html`<heist-floor lang="de" game="how-to-rob-a-bank" .position=${robbery}></heist-floor>`,
};
