import { html, nothing, type TemplateResult, type PropertyDeclarations } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { ui } from '../../locales/en/ui.js';
import { playUi } from '../../locales/en/ui-play.js';
import { learningUi } from '../../locales/en/ui-learning.js';
import { InterfaceWords } from '../base/interface-words.js';
import { titleOf } from '../heist-game/default-layout.js';
import { HeistGame } from '../heist-game/heist-game.element.js';
import { check, icon, no } from '../base/icons.js';
import { wrongField } from '../../table/errors.js';
import { explained, questionsOf, type QuizAnswer, type QuizQuestion } from './questions.js';
import type { SessionOptions } from '../session/open-game.js';
import type { Session } from '../session/session.js';
import { quizStyles } from './heist-quiz.styles.js';

/**
 * Stops before a step, asks a question, takes the answer as a button or on the board, and explains it.
 * Any case can become a quiz. If its author wrote no questions, it asks which move is possible.
 * Takes what `heist-game` takes for a case: `src`, a script element inside, or the property `case`.
 *
 * @summary "What happens next?" for any case.
 * @event heist-answer - The reader has answered; detail: { question, answer, right, rule }.
 * @csspart question - The question.
 * @csspart answer - An answer.
 */
export class HeistQuiz extends HeistGame {
  protected override readonly words = new InterfaceWords(this, { ...ui, ...playUi, ...learningUi });

  static override styles = [HeistGame.styles, quizStyles];
  static override properties: PropertyDeclarations = {
    current: { state: true },
    given: { state: true },
  };

  protected override readonly parts = ['heist-floor'];
  private current = 0;
  private given: readonly QuizAnswer[] = [];
  /** `shown` is the game in the language of the questions. */
  private asked: {
    readonly session: Session;
    readonly shown: Session['shown'];
    readonly questions: readonly QuizQuestion[];
  } | null = null;

  /** Questions are made from what happens, and a game that has not begun has none. */
  protected override async fromPage(signal: AbortSignal, settings: SessionOptions): Promise<Session> {
    const session = await super.fromPage(signal, settings);
    if (session.kind === 'play') throw wrongField('src', 'nothing', 'the address of a case');
    return session;
  }

  protected override layout(open: Session): unknown {
    if (!open.game) open.wake();
    const questions = open.game ? this.questionsFor(open) : [];
    const question = questions[this.current];
    // A title often says what the rules decide: until then the game's own name stands there.
    const isAnswered = open.game && this.current + 1 >= questions.length && (!question || this.isSolved);
    return html`<div class="layout" part="layout">
      ${titleOf({ title: isAnswered ? open.title : open.texts.title, lang: open.lang })} ${this.board()}
      <div class="side">
        ${question ? this.question(question, open) : html`<p class="sheet done">${this.words.term(open.game ? 'noMoves' : 'loading')}</p>`}
      </div>
    </div>`;
  }

  private get isSolved(): boolean {
    return this.given.some(({ isRight }) => isRight);
  }

  private questionsFor(session: Session): readonly QuizQuestion[] {
    const { shown } = session;
    if (this.asked?.session !== session || this.asked.shown !== shown) {
      // In another language the reader stays at the question, and answers it anew.
      if (this.asked?.session !== session) this.current = 0;
      this.asked = { session, shown, questions: questionsOf(session) };
      this.given = [];
      session.judge = (move) => this.judge(move);
      const question = this.asked.questions[this.current];
      if (question) queueMicrotask(() => session.goto(question.at));
    }
    return this.asked.questions;
  }

  private question({ prompt, answers }: QuizQuestion, session: Session): TemplateResult {
    const { isSolved } = this;
    const last = this.given.at(-1);
    const count = this.asked?.questions.length ?? 0;
    return html`<section class="sheet question" part="question">
      <div class="head">
        <h3>${prompt ?? this.words.term('whichMove')}</h3>
        <span class="cap">${this.current + 1} / ${count}</span>
      </div>
      <ul>
        ${answers.map((answer) => {
          const isGiven = this.given.includes(answer);
          return html`<li>
            <button
              type="button"
              part="answer"
              class=${classMap({ right: isGiven && answer.isRight, wrong: isGiven && !answer.isRight })}
              aria-pressed=${isGiven ? 'true' : 'false'}
              ?disabled=${isSolved && !answer.isRight}
              @click=${() => this.answer(answer)}
            >
              ${isGiven ? icon(answer.isRight ? check : no) : html`<span class="box"></span>`}
              <span>${answer.text}</span>
            </button>
          </li>`;
        })}
      </ul>
      <div class="verdict" aria-live="polite">
        ${
          last
            ? html`<p class=${last.isRight ? 'right' : 'wrong'}>
                <strong>${this.words.term(last.isRight ? 'right' : 'wrong')}</strong> ${last.told ?? nothing}
                ${last.rule ? html`<heist-rule .session=${session} rule=${last.rule}></heist-rule>` : nothing}
              </p>`
            : nothing
        }
        ${
          isSolved && this.current + 1 < count
            ? html`<button type="button" class="primary" @click=${this.next}>${this.words.term('goOn')}</button>`
            : nothing
        }
        ${
          !isSolved && this.given.length > 1
            ? html`<button type="button" @click=${this.reveal}>${this.words.term('show')}</button>`
            : nothing
        }
      </div>
    </section>`;
  }

  /** A move made on the board is an answer. */
  private judge(move: string): boolean {
    const question = this.asked?.questions[this.current];
    if (!question || this.isSolved) return false;
    this.answer(
      question.answers.find((answer) => answer.move === move) ?? {
        text: move,
        move,
        isRight: false,
        ...(this.session && explained(this.session, move)),
      },
    );
    return true;
  }

  private answer(answer: QuizAnswer): void {
    const { session, asked } = this;
    const question = asked?.questions[this.current];
    if (!session || !question || this.given.includes(answer)) return;
    this.given = [...this.given, answer];
    this.emit('heist-answer', {
      question: this.current,
      answer: answer.text,
      right: answer.isRight,
      rule: answer.rule ?? null,
    });
    if (answer.isRight) session.goto(question.at + 1, true);
  }

  private readonly reveal = (): void => {
    const right = this.asked?.questions[this.current]?.answers.find(({ isRight }) => isRight);
    if (right) this.answer(right);
  };

  private readonly next = (): void => {
    this.current++;
    this.given = [];
    const question = this.asked?.questions[this.current];
    if (question) this.session?.goto(question.at, true);
  };
}
