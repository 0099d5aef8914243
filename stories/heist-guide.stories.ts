import { html } from 'lit';
import { dark, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-guide', component: 'heist-guide' };
export default meta;

interface Guide extends Record<string, unknown> {
  readonly game: string;
  readonly lang: string;
}

/** Beside a game: what is left to do, and what the pieces mean. */
export const BesideAGame: Story<Guide> = {
  args: { game: 'lazy-heist', lang: 'en' },
  render: ({ game, lang }) =>
    html`<heist-game lang=${lang} game=${game} seed="7">
      <heist-floor no-cards></heist-floor>
      <heist-guide></heist-guide>
    </heist-game>`,
};

export const Dark: Story<Guide> = { ...BesideAGame, decorators: [dark] };
