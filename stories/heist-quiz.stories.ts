import { html } from 'lit';
import { caseFile, dark, part, shown, type Meta, type Play, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-quiz', component: 'heist-quiz' };
export default meta;

interface Asked extends Record<string, unknown> {
  readonly src: string;
  readonly lang: string;
}

const spray: Asked = { src: caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things'), lang: 'en' };

/** The author's questions, answered with a button or on the board. */
export const AuthorsQuestions: Story<Asked> = {
  args: spray,
  render: ({ src, lang }) => html`<heist-quiz lang=${lang} src=${src}></heist-quiz>`,
};

/** If the author wrote no questions, the quiz asks which move is possible. */
export const AnyCaseAsks: Story<Asked> = {
  ...AuthorsQuestions,
  args: { ...spray, src: caseFile('how-to-rob-a-bank', 'a-walk-cannot-be-declined') },
};

const answer =
  (isRight: boolean): Play =>
  async ({ canvasElement }) => {
    const quiz = await shown(canvasElement, 'heist-quiz');
    const buttons = [...(quiz.shadowRoot?.querySelectorAll<HTMLElement>('[part=answer]') ?? [])];
    // Wrong answers show themselves; tried one by one until the wished verdict stands there.
    for (const button of buttons) {
      button.click();
      await quiz.updateComplete;
      if (part(quiz, '.verdict').querySelector(isRight ? '.right' : '.wrong')) return;
    }
  };

export const WrongAnswer: Story<Asked> = { ...AnyCaseAsks, play: answer(false) };

export const RightAnswer: Story<Asked> = { ...AnyCaseAsks, play: answer(true) };

export const MissingFile: Story<Asked> = {
  ...AuthorsQuestions,
  args: { ...spray, src: 'cases/there-is-no-such-case.yaml' },
  parameters: { error: true },
};

export const Dark: Story<Asked> = { ...AnyCaseAsks, decorators: [dark] };

export const German: Story<Asked> = { ...AuthorsQuestions, args: { ...spray, lang: 'de' } };
