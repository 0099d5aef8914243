// stub
import type { Change, Grade, Probe } from './compare.js';

export interface Proof {
  readonly by: 'every-position' | 'fields-apart';
  readonly fields: readonly string[];
  readonly combinations: number;
}
export function proveChange(_change: Change, _probes: readonly Probe[], _grade: Grade): Proof | null {
  return null;
}
