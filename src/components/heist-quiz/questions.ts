// Questions made from a case: the rules themselves know the answers.
import type { Choice, Question } from '../../notation/case.js';
import { inLanguage, sentence } from '../../notation/sentence.js';
import type { GameEvent } from '../../table/event.js';
import type { Table } from '../../table/table.js';
import { matchesEvent } from '../../verify/cases/match.js';
import type { Session, Step } from '../session/session.js';

export interface QuizAnswer {
  readonly text: string;
  readonly isRight: boolean;
  /** The move that gives this answer on the board. */
  readonly move?: string;
  /** Why: the refusal of a wrong move, or the rule behind what happens. */
  readonly rule?: string | null;
  /** What would happen, or the author's explanation. */
  readonly told?: string;
}

export interface QuizQuestion {
  /** The step before which the replay stops. */
  readonly at: number;
  /** The author's words; without them the element asks which move is possible. */
  readonly prompt: string | null;
  readonly answers: readonly QuizAnswer[];
}

const mostAnswers = 4;

/** The author's questions; a case without any asks at every step with a move that may be mistaken for another. */
export function questionsOf(session: Session): QuizQuestion[] {
  const asked = session.steps.flatMap((step, at) => (step.ask ? [askedAt(session, step, at)] : []));
  const questions = asked.length > 0 ? asked : session.steps.map((step, at) => possibleAt(session, step, at));
  return questions.filter(({ answers }) => answers.length > 1 && answers.some(({ isRight }) => isRight));
}

/** Which of these may be done? The case's own move is right; what is refused here is wrong, with its rule. */
function possibleAt(session: Session, step: Step, at: number): QuizQuestion {
  const { drawing } = session.shown;
  const scene = session.scene(step);
  const right = session.steps[at + 1]?.move;
  const table = session.tableOf(step);
  if (right === undefined || right === 'next' || table?.waitsFor !== 'player') return { at, prompt: null, answers: [] };
  const wrong = [
    ...new Set([...step.refused.map(({ move }) => move), ...(session.acting?.pointing.wishes(scene) ?? [])]),
  ].flatMap((move): QuizAnswer[] => {
    const why = table.why(move);
    return why?.rule ? [{ text: drawing.label(move, scene), move, isRight: false, rule: why.rule }] : [];
  });
  const answers = [
    { text: drawing.label(right, scene), move: right, isRight: true, ...consequence(session, table, right) },
    ...wrong.slice(0, mostAnswers - 1),
  ];
  return { at, prompt: null, answers: shuffled(distinct(answers), at) };
}

/** What a move brings about, and by which rule. */
function consequence(session: Session, table: Table, move: string): Pick<QuizAnswer, 'rule' | 'told'> {
  const [event] = table.play(move).events;
  return event ? { rule: event.rule, told: sentence(event, session.texts) } : {};
}

/** Why a move that the reader made on the board is not the answer: it is refused, or it does something else. */
export function explained(session: Session, move: string): Pick<QuizAnswer, 'rule' | 'told'> {
  const table = session.tableOf();
  const why = table?.why(move);
  return why ? { rule: why.rule } : table ? consequence(session, table, move) : {};
}

function askedAt(session: Session, step: Step, at: number): QuizQuestion {
  const { ask } = step;
  const { drawing } = session.shown;
  const scene = session.scene(step);
  const prompt = ask ? inLanguage(ask.prompt, session.lang) : null;
  if (ask?.choices) return { at, prompt, answers: ask.choices.map((choice) => chosen(choice, ask.answer, session)) };
  const table = session.tableOf(step);
  const legal = table?.waitsFor === 'player' ? table.legal() : [];
  const answer = ask?.answer ?? '';
  if (table && typeof answer === 'string' && legal.includes(answer)) {
    const others = alike(answer, legal).slice(0, mostAnswers - 1);
    const answers = [answer, ...others].map((move) => ({
      text: drawing.label(move, scene),
      move,
      isRight: move === answer,
      ...consequence(session, table, move),
    }));
    return { at, prompt, answers: shuffled(distinct(answers), at) };
  }
  const happens = session.steps
    .slice(at + 1)
    .flatMap(({ events }) => events)
    .find((event) => matchesEvent(answer, event));
  if (!happens) return { at, prompt, answers: [] };
  const told = (event: GameEvent, isRight: boolean): QuizAnswer => ({
    text: sentence(event, session.texts),
    isRight,
    rule: event.rule,
  });
  const others = legal.flatMap((move) => table?.play(move).events.slice(0, 1) ?? []).map((event) => told(event, false));
  const right = told(happens, true);
  return {
    at,
    prompt,
    answers: shuffled(
      [
        right,
        ...distinct(others)
          .filter(({ text }) => text !== right.text)
          .slice(0, mostAnswers - 1),
      ],
      at,
    ),
  };
}

/** An answer as the author wrote it. */
const chosen = ({ text, right, rule, say }: Choice, answer: Question['answer'], { lang }: Session): QuizAnswer => ({
  text: inLanguage(text, lang),
  isRight: right ?? false,
  ...(right && typeof answer === 'string' && { move: answer }),
  ...(rule !== undefined && { rule }),
  ...(say !== undefined && { told: inLanguage(say, lang) }),
});

/** Other moves, those of the same kind first: whoever is asked where gets places, whoever is asked what gets actions. */
function alike(answer: string, legal: readonly string[]): string[] {
  const kind = answer.split(' ').slice(0, 2).join(' ');
  const others = legal.filter((move) => move !== answer);
  const same = others.filter((move) => move.startsWith(`${kind} `));
  return same.length > 0 && answer.startsWith(`${kind} `)
    ? [...same, ...others.filter((move) => !same.includes(move))]
    : others;
}

const distinct = (answers: readonly QuizAnswer[]): QuizAnswer[] =>
  answers.filter((answer, i) => answers.findIndex(({ text }) => text === answer.text) === i);

/** The right answer does not always come first; the same question looks the same every time. */
const shuffled = (answers: readonly QuizAnswer[], turn: number): QuizAnswer[] => {
  const shift = answers.length ? (turn * 5 + 1) % answers.length : 0;
  return [...answers.slice(shift), ...answers.slice(0, shift)];
};
