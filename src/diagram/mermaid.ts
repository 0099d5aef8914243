// A chart as a Mermaid state diagram, for READMEs and wikis.
import type { Outline } from '../table/chart.js';
import { arrowsOf, treeOf, type Arrow, type DrawnState } from './chart-tree.js';

/** Mermaid's ids are words; the outermost state has no box of its own. */
const idOf = (path: string): string => path.replace(/[^A-Za-z0-9]/g, '_');

export function toMermaid(outline: Outline): string {
  // An arrow from the outermost state would start nowhere: it is written at every state inside.
  const root = treeOf(outline);
  const arrows = arrowsOf(outline).flatMap((arrow) =>
    arrow.from === '' ? root.children.map(({ path }) => ({ ...arrow, from: path, to: arrow.to || path })) : [arrow],
  );
  return `${['stateDiagram-v2', ...inside(root, 1), ...arrows.map((arrow) => `  ${lineOf(arrow)}`)].join('\n')}\n`;
}

function inside({ initial, children }: DrawnState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  return [
    ...(initial === undefined ? [] : [`${indent}[*] --> ${idOf(initial)}`]),
    ...children.flatMap((child) => stateLines(child, depth)),
  ];
}

function stateLines(state: DrawnState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const named = `${indent}state "${state.name}" as ${idOf(state.path)}`;
  if (state.children.length > 0) return [`${named} {`, ...inside(state, depth + 1), `${indent}}`];
  return state.kind === 'final' ? [named, `${indent}${idOf(state.path)} --> [*]`] : [named];
}

// A colon or a semicolon would end the label.
const lineOf = ({ from, to, label }: Arrow): string =>
  `${idOf(from)} --> ${idOf(to)}${label ? ` : ${label.replace(/[:;]/g, ' ')}` : ''}`;
