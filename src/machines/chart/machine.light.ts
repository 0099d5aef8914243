// Stands in for machine.ts in what a page loads: the outline of a chart, read off the configuration as it is written,
// without xstate. That both outlines are equal is tested for every game (test/machines/light.test.ts).
import type { AnyStateMachine } from 'xstate';
import type { ChartEdge, Outline, OutlineState, StateNotes } from '../../table/chart.js';
import type { RuleFunctions } from '../../table/rule-functions.js';

interface WrittenEdge {
  readonly guard?: string;
  readonly actions?: string | readonly string[];
  readonly target?: string;
}

/** The parts of a configuration that a chart may use; what else stands there xstate's own outline has refused. */
interface WrittenState {
  readonly id?: string;
  readonly type?: 'final';
  readonly initial?: string;
  readonly meta?: StateNotes;
  readonly on?: Readonly<Record<string, WrittenEdge>>;
  readonly always?: readonly WrittenEdge[] | WrittenEdge;
  readonly states?: Readonly<Record<string, WrittenState>>;
}

export const built = (_: RuleFunctions<never>, config: object) => ({
  machine: undefined as unknown as AnyStateMachine,
  outline: writtenOutline(config),
});

export function writtenOutline(config: WrittenState): Outline {
  const byId = new Map<string, string>();
  const below = (state: WrittenState, path: string): [WrittenState, string][] => [
    [state, path],
    ...Object.entries(state.states ?? {}).flatMap(([name, inner]) => below(inner, path ? `${path}.${name}` : name)),
  ];
  const all = below(config, '');
  for (const [{ id }, path] of all) if (id !== undefined) byId.set(id, path);

  const edgeOf = ({ guard, actions = [], target }: WrittenEdge, from: string): ChartEdge => ({
    ...(guard !== undefined && { guard }),
    actions: typeof actions === 'string' ? [actions] : actions,
    ...(target !== undefined && { target: resolved(target, from) }),
  });
  /** `#id` is a name of its own, `.inner` lies below, anything else beside. */
  const resolved = (target: string, from: string): string => {
    if (target.startsWith('.')) return from ? from + target : target.slice(1);
    const beside = from.split('.').slice(0, -1);
    if (!target.startsWith('#')) return [...beside, target].join('.');
    const [id = '', ...inner] = target.slice(1).split('.');
    return [byId.get(id) ?? id, ...inner].filter(Boolean).join('.');
  };
  const states = all.map(([{ type, initial, meta, on = {}, always = [], states: inner }, path]): OutlineState => ({
    path,
    kind: type ?? (inner && Object.keys(inner).length > 0 ? 'compound' : 'atomic'),
    ...(initial !== undefined && inner && { initial: path ? `${path}.${initial}` : initial }),
    ...(meta && { notes: meta }),
    on: Object.fromEntries(Object.entries(on).map(([verb, edge]) => [verb, edgeOf(edge, path)])),
    always: [always].flat().map((edge) => edgeOf(edge as WrittenEdge, path)),
  }));
  return { id: config.id ?? '', states };
}
