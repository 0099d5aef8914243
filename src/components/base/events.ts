// What the elements tell a page. All details are plain JSON.
import type { GameEvent, Outcome } from '../../table/event.js';

/** Event -> its detail. */
export interface HeistEvents {
  /** The reader made a move, undid one or went to another step. */
  'heist-change': {
    readonly step: number;
    readonly flow: string;
    readonly move: string | null;
    readonly events: readonly GameEvent[];
    readonly position: Readonly<Record<string, unknown>>;
  };
  /** A move was refused. */
  'heist-refused': { readonly move: string; readonly rule: string | null; readonly text: string };
  /** The game has ended. */
  'heist-over': Outcome;
  /** Something cannot be shown. */
  'heist-error': { readonly message: string };
  /** A game or case is ready. */
  'heist-opened': { readonly game: string; readonly title: string | null; readonly steps: number };
  /** The reader has come to the end of a lesson. */
  'heist-finished': { readonly game: string };
  /** The reader has answered a question. */
  'heist-answer': {
    readonly question: number;
    readonly answer: string;
    readonly right: boolean;
    readonly rule: string | null;
  };
  /** The reader changed the order of a procedure. */
  'heist-reorder': { readonly procedure: string; readonly order: readonly string[]; readonly differs: boolean };
  /** The search for a difference between two orders is over. */
  'heist-verdict': {
    readonly procedure: string;
    readonly order: readonly string[];
    readonly verdict: 'commutes' | 'matters' | 'untried';
    readonly grade: string;
    readonly proved: boolean;
    readonly tried: { readonly met: number; readonly written: number };
  };
  /** The reader wants to know more about a rule. */
  'heist-look-up': { readonly rule: string };
  /** The reader opened a rule in the look-up; '' when it was closed. */
  'heist-looked-up': { readonly rule: string };
}

/** For `addEventListener`. */
export type HeistEventMap = { readonly [Name in keyof HeistEvents]: CustomEvent<HeistEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends HeistEventMap {}
}
