// A chart as SCXML, the W3C's format for statecharts. Guards and effects are calls of three functions that whoever runs
// it supplies: holds(test), allows(move), happen(name). Ids are the paths of our flow.
import { escaped } from '../notation/escaped.js';
import type { ChartEdge, Outline } from '../table/chart.js';
import type { RuleFunctions } from '../table/rule-functions.js';
import { treeOf, type DrawnState } from './chart-tree.js';

export function toScxml(outline: Outline, { tests }: Pick<RuleFunctions<never>, 'tests'>): string {
  const root = treeOf(outline);
  const isTest = (name: string): boolean => Object.hasOwn(tests, name);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name=${quoted(nameOf(outline))}${initialOf(root)}>`,
    ...root.children.flatMap((child) => stateLines(child, isTest, 1)),
    '</scxml>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Some interpreters make a function of the name. */
const nameOf = ({ id }: Outline): string => id.replaceAll('-', '_');

const initialOf = ({ initial }: DrawnState): string => (initial === undefined ? '' : ` initial=${quoted(initial)}`);

function stateLines(state: DrawnState, isTest: (name: string) => boolean, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (state.kind === 'final') return [`${indent}<final id=${quoted(state.path)}/>`];
  const edge = (verb: string | null, each: ChartEdge) => edgeLine(verb, each, isTest, `${indent}  `);
  return [
    `${indent}<state id=${quoted(state.path)}${initialOf(state)}>`,
    ...Object.entries(state.on).map(([verb, each]) => edge(verb, each)),
    ...state.always.map((each) => edge(null, each)),
    ...state.children.flatMap((child) => stateLines(child, isTest, depth + 1)),
    `${indent}</state>`,
  ];
}

function edgeLine(
  verb: string | null,
  { guard, actions, target }: ChartEdge,
  isTest: (name: string) => boolean,
  indent: string,
): string {
  const condition = guard === undefined ? '' : ` cond=${quoted(`${isTest(guard) ? 'holds' : 'allows'}('${guard}')`)}`;
  const open = `${indent}<transition${verb === null ? '' : ` event=${quoted(verb)}`}${condition}${
    target === undefined ? '' : ` target=${quoted(target)}`
  }`;
  if (actions.length === 0) return `${open}/>`;
  const scripts = actions.map((name) => `<script>happen('${escaped(name)}')</script>`);
  return `${open}>${scripts.join('')}</transition>`;
}

const quoted = (text: string): string => `"${escaped(text)}"`;
