import { html } from 'lit';
import { caseFile, dark, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-lesson', component: 'heist-lesson' };
export default meta;

interface Lesson extends Record<string, unknown> {
  readonly src: string;
  readonly lang: string;
}

/** The first minutes of a game. */
export const FirstMinutes: Story<Lesson> = {
  args: { src: caseFile('lazy-heist', 'first-minutes'), lang: 'en' },
  render: ({ src, lang }) => html`<heist-lesson lang=${lang} src=${src}></heist-lesson>`,
};

export const Dark: Story<Lesson> = { ...FirstMinutes, decorators: [dark] };
