// Where play stands in a chart is a path: `minute.turn.ready` lies in `minute.turn`, which lies in `minute`.

/** Whether a path is a state, or lies inside it. */
export const isIn = (path: string, state: string): boolean =>
  path.startsWith(state) && (path.length === state.length || path[state.length] === '.');
