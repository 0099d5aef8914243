import { html } from 'lit';
import { caseFile, click, dark, goto, shown, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-game', component: 'heist-game' };
export default meta;

interface Play extends Record<string, unknown> {
  readonly game: string;
  readonly seed: number;
  readonly options: unknown;
  readonly pace: string;
}

const seven: Play = { game: 'how-to-rob-a-bank', seed: 7, options: {}, pace: 'step-by-step' };

/** One tag: the whole game, to play from the beginning. */
export const Play: Story<Play> = {
  args: seven,
  render: ({ game, seed, options, pace }) =>
    html`<heist-game game=${game} seed=${seed} pace=${pace} .options=${options}></heist-game>`,
};

export const FourPlayers: Story<Play> = { ...Play, args: { ...seven, options: { players: 4 } } };

/** `pace="at-once"` shows only the result of what the table does by itself. */
export const AtOnce: Story<Play> = { ...Play, args: { ...seven, pace: 'at-once' } };

/** A case to step through, forwards and backwards. */
export const Case: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}></heist-game>`,
};

/** A case at its end. */
export const CaseAtItsEnd: Story = { ...Case, play: ({ canvasElement }) => goto(canvasElement) };

/** Parts chosen and arranged by the page. */
export const OwnArrangement: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'the-alarm-pulls-all-awake-guards')}>
      <heist-tracker></heist-tracker>
      <heist-floor no-cards></heist-floor>
      <heist-replay></heist-replay>
    </heist-game>`,
};

/** Parts anywhere on the page, connected by `for`. */
export const PartsElsewhere: Story = {
  render: () =>
    html`<heist-game id="elsewhere" src=${caseFile('how-to-rob-a-bank', 'a-walk-cannot-be-declined')}
        ><heist-floor></heist-floor
      ></heist-game>
      <p>Elsewhere on the page:</p>
      <heist-replay for="elsewhere"></heist-replay>`,
};

/** A move by the reader that is refused, with the rule. */
export const RefusedMove: Story<Play> = {
  ...Play,
  play: async ({ canvasElement }) => click(await shown(canvasElement, 'heist-floor'), '[data-space=b2]'),
};

/** The game is over. */
export const Over: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'the-fourth-bag-ends-the-game-at-once')}></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

export const UnknownGame: Story<Play> = {
  ...Play,
  args: { ...seven, game: 'how-to-rob-a-bnak' },
  parameters: { error: true },
};

export const MissingFile: Story = {
  parameters: { error: true },
  render: () => html`<heist-game src="cases/there-is-no-such-case.yaml"></heist-game>`,
};

/** The case breaks at one of its moves: the steps before it are shown. */
export const IllegalMove: Story = {
  parameters: { error: true },
  render: () =>
    html`<heist-game
      .case=${{
        game: 'how-to-rob-a-bank',
        title: 'A robber walks twice with one card',
        start: {
          flow: 'rob.robber.before',
          turn: 'yellow',
          robbers: { yellow: 'a1', red: 'a1' },
          stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] },
        },
        moves: ['yellow play', 'yellow walk b1', 'yellow walk c1'],
      }}
    ></heist-game>`,
};

/** Markup in a text is shown as text. */
export const MarkupIsText: Story = {
  render: () =>
    html`<heist-game
      .case=${{
        game: 'how-to-rob-a-bank',
        title: '<b>Not bold</b> <img src=x onerror=alert(1)>',
        moves: [{ say: '<script>alert(1)</script>' }],
      }}
    ></heist-game>`,
};

export const Dark: Story = { ...Case, decorators: [dark] };

export const German: Story = {
  render: () =>
    html`<heist-game lang="de" src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}></heist-game>`,
};
