// The verdicts on many cases, as a person, a program, a build server or a test harness wants to read them.
import { escaped } from '../../notation/escaped.js';
import { problemLine, placeText } from '../input/case-file.js';
import { exit, type Io } from '../command.js';
import { json as jsonOf, printable } from './printable.js';
import { twoColumns } from './two-columns.js';
import { codeOf, type PlacedFailure, type CaseVerdict } from '../input/verdict.js';

export type Reporter = (verdicts: readonly CaseVerdict[], io: Io) => void;

export const reporters = { pretty, json, junit, tap } satisfies Record<string, Reporter>;

const countsOf = (verdicts: readonly CaseVerdict[]) => {
  const ended = (code: number) => verdicts.filter((verdict) => codeOf(verdict) === code).length;
  return { holds: ended(exit.holds), fails: ended(exit.fails), wrong: ended(exit.wrong) };
};

/** For people: a line per case; what holds or fails on stdout, what is wrong with an input on stderr. */
function pretty(verdicts: readonly CaseVerdict[], io: Io): void {
  const { green, red, yellow, dim, bold } = io.colors;
  const told = new Set<string>();
  for (const verdict of verdicts) {
    const name = `${printable(verdict.file)}${verdict.title ? `  ${dim(printable(verdict.title))}` : ''}\n`;
    if (verdict.holds) io.out(`${green('holds')}  ${name}`);
    else if (codeOf(verdict) === exit.fails) {
      const before = beforeText(verdict.heldBefore).map((text) => `       ${text}\n`);
      io.out(`${red('fails')}  ${name}${before.join('')}${failuresText(verdict, io)}`);
    } else {
      const problems = verdict.problems
        .map((problem) => {
          // What is wrong with the command line is reported once, and not for every case.
          const isOfCommand = problem.path.startsWith('--');
          const text = problemLine('', problem);
          if (isOfCommand && told.has(text)) return `       ${printable(problem.path)}: as above\n`;
          told.add(text);
          return `       ${problemLine(verdict.file, problem)}\n`;
        })
        .join('');
      io.err(`${yellow('wrong')}  ${name}${problems}${failuresText(verdict, io)}`);
    }
  }
  const { holds, fails, wrong } = countsOf(verdicts);
  const count = (n: number, what: string, paint: (text: string) => string) =>
    n > 0 ? paint(`${n} ${what}`) : `0 ${what}`;
  const failing = `${count(fails, 'fail', red)}${partsText(verdicts)}`;
  io.out(bold(`${count(holds, 'hold', green)}, ${failing}, ${count(wrong, 'wrong', yellow)}`) + '\n');
}

/** What other options broke is told apart from what had been wrong before. */
const beforeText = (heldBefore: boolean | undefined): string[] =>
  heldBefore === undefined ? [] : [heldBefore ? 'no longer holds' : 'did not hold before either'];

function partsText(verdicts: readonly CaseVerdict[]): string {
  const [broken, failing] = [true, false].map(
    (held) => verdicts.filter(({ heldBefore }) => heldBefore === held).length,
  );
  return broken || failing
    ? ` (${broken} no longer ${broken === 1 ? 'holds' : 'hold'}, ${failing} did not hold before either)`
    : '';
}

const failuresText = ({ file, failures }: CaseVerdict, io: Io): string =>
  failures.map((failure) => failureText(file, failure, io)).join('');

function failureText(file: string, failure: PlacedFailure, { colors, columns }: Io): string {
  const lines = [
    printable(`${placeText(file, failure)} ${where(failure)}`),
    `  ${printable(failure.message)}${failure.rule ? ` (${failure.rule})` : ''}`,
    ...twoColumns(failure.expected, failure.found, columns - 9, colors).map((line) => `  ${line}`),
  ];
  return lines.map((line) => `       ${line}\n`).join('');
}

/** Moves are counted from 1, as people count; JSON has the index. */
const where = ({ move, step, path }: PlacedFailure): string =>
  step === 'at the start' || step === 'at the end'
    ? `${step}, ${path}`
    : `move ${move + 1}: ${step}${path.startsWith('moves') && path.includes('.') ? `, ${path}` : ''}`;

function json(verdicts: readonly CaseVerdict[], io: Io): void {
  io.out(jsonOf({ files: verdicts, ...countsOf(verdicts) }));
}

/** JUnit's XML: a test case per file; a claim that does not hold is a failure, a wrong input an error. */
function junit(verdicts: readonly CaseVerdict[], io: Io): void {
  const { fails, wrong } = countsOf(verdicts);
  const cases = verdicts.map((verdict) => {
    const open = `    <testcase classname="${xml(verdict.game ?? 'unknown')}" name="${xml(verdict.title ?? verdict.file)}" file="${xml(verdict.file)}"`;
    if (verdict.holds) return `${open}/>`;
    const tag = codeOf(verdict) === exit.fails ? 'failure' : 'error';
    const [first = ''] = messagesOf(verdict);
    return `${open}>\n      <${tag} message="${xml(first)}">${xml(messagesOf(verdict).join('\n'))}</${tag}>\n    </testcase>`;
  });
  io.out(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites>',
      `  <testsuite name="heist check" tests="${verdicts.length}" failures="${fails}" errors="${wrong}">`,
      ...cases,
      '  </testsuite>',
      '</testsuites>',
      '',
    ].join('\n'),
  );
}

/** The Test Anything Protocol, version 14. */
function tap(verdicts: readonly CaseVerdict[], io: Io): void {
  const lines = verdicts.flatMap((verdict, i) => {
    const name = printable(`${verdict.file}${verdict.title ? ` ${verdict.title}` : ''}`).replace(/[\\#]/g, '\\$&');
    const result = `${verdict.holds ? 'ok' : 'not ok'} ${i + 1} - ${name}`;
    if (verdict.holds) return [result];
    return [
      result,
      '  ---',
      '  messages:',
      ...messagesOf(verdict).map((text) => `    - ${JSON.stringify(printable(text))}`),
      '  ...',
    ];
  });
  io.out(['TAP version 14', `1..${verdicts.length}`, ...lines, ''].join('\n'));
}

const messagesOf = ({ file, problems, failures, heldBefore }: CaseVerdict): string[] => [
  ...problems.map((problem) => problemLine(file, problem)),
  ...failures.map(
    (failure) =>
      `${placeText(file, failure)} ${where(failure)}: ${failure.message}${failure.rule ? ` (${failure.rule})` : ''}; ` +
      `expected ${JSON.stringify(failure.expected)}, found ${JSON.stringify(failure.found)}`,
  ),
  ...beforeText(heldBefore),
];

/** Escaped; in an attribute a line break is written as a number. */
const xml = (text: string): string => escaped(text).replaceAll('\n', '&#10;');
