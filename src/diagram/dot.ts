// A chart for Graphviz: compound states are clusters.
import type { Outline } from '../table/chart.js';
import { innermost } from '../machines/chart/outline.js';
import { arrowsOf, treeOf, type DrawnState } from './chart-tree.js';

const quote = (text: string): string => JSON.stringify(text);

export function toDot(outline: Outline): string {
  const enter = innermost(outline);
  const isCompound = new Set(outline.states.filter(({ kind }) => kind === 'compound').map(({ path }) => path));
  // Graphviz draws edges between leaves; lhead and ltail clip them at a cluster's border.
  const end = (path: string, side: 'lhead' | 'ltail') =>
    isCompound.has(path) && path !== '' ? [`${side}=${quote(`cluster_${path}`)}`] : [];
  const edges = arrowsOf(outline).map(({ from, to, label }) => {
    const settings = [`label=${quote(label)}`, ...end(from, 'ltail'), ...end(to, 'lhead')];
    return `  ${quote(enter(from))} -> ${quote(enter(to))} [${settings.join(', ')}];`;
  });
  const lines = [
    `digraph ${quote(outline.id)} {`,
    '  compound=true; rankdir=TB;',
    '  node [shape=box, style=rounded, fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=10];',
    ...treeOf(outline).children.flatMap((child) => stateLines(child, 1)),
    ...edges,
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function stateLines(state: DrawnState, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (state.children.length === 0) {
    const shape = state.kind === 'final' ? ', peripheries=2' : '';
    return [`${indent}${quote(state.path)} [label=${quote(state.name)}${shape}];`];
  }
  return [
    `${indent}subgraph ${quote(`cluster_${state.path}`)} {`,
    `${indent}  label=${quote(state.name)};`,
    ...state.children.flatMap((child) => stateLines(child, depth + 1)),
    `${indent}}`,
  ];
}
