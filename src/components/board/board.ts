// What the elements ask of a game's drawing. A further game brings one of these and its words; no element knows a game.
import type { CSSResult, SVGTemplateResult, TemplateResult } from 'lit';
import type { BoardWords } from '../../locales/board-words.js';
import type { GameEvent, Json } from '../../table/event.js';
import type { GameWords } from '../../table/rule.js';
import type { Session } from '../session/session.js';
import type { FloorTabs } from './floors/floor-tabs.js';

/** A position as the elements see it: JSON, whose fields only the game's own drawing knows. */
export type PositionJson = Readonly<Record<string, Json>>;

/** A moment to be drawn. */
export interface Scene {
  readonly position: PositionJson;
  readonly flow: string;
  /** Who acts, as the chart says; null when nobody does. */
  readonly actor: string | null;
  readonly texts: GameWords;
  readonly words: BoardWords;
  /** Whether covered cards that everybody has seen are shown. */
  readonly memory: boolean;
  /** How much room the board has on its page; without one it is a sheet of its own. */
  readonly room?: BoardRoom;
}

/** Room for one floor of a building, for a sheet with two beside each other, or for all of them in a row. */
export type BoardRoom = 'narrow' | 'sheet' | 'wide';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A place that can be pointed at: clicked, reached by arrow keys, lit, marked. */
export interface DrawnSpace extends Box {
  readonly id: string;
  /** Where a finger finds a place that is small on a small screen. */
  readonly reach?: Box;
  /** What a reader hears here: the place and what is in it. */
  readonly says: string;
  /** What this place does, in one line: read while somebody looks at it. */
  readonly about?: string;
}

/** Something that stands somewhere and may travel. Drawn around 0, 0. */
export interface Piece extends Point {
  readonly id: string;
  readonly body: SVGTemplateResult;
}

export interface Board {
  /** The plan itself, below everything that moves. */
  readonly ground: SVGTemplateResult;
  readonly spaces: readonly DrawnSpace[];
  readonly pieces: readonly Piece[];
}

/** A piece on its way, as an event tells it: through these points, then to where it stands. */
export interface Travel {
  readonly piece: string;
  readonly from: Point;
  readonly via: readonly Point[];
  readonly to: Point;
  /** A route in the colour of alarm. */
  readonly urgent?: boolean;
}

/** Something that happened at one point: seen, not only logged. */
export interface Flash extends Point {
  readonly kind: 'alarm' | 'hit' | 'good';
}

export interface Counter {
  /** The path of its icon. */
  readonly icon: string;
  readonly label: string;
  readonly value: number | string;
  /** With a limit the counter is drawn as that many places. */
  readonly of?: number;
  readonly tone?: 'alarm' | 'good';
}

/** One action on a card. `open` is null on a card that is not being carried out. */
export interface CardPart {
  /** The paths of its icons; more than one are alternatives. */
  readonly icons: readonly string[];
  readonly open: boolean | null;
}

export interface CardView {
  readonly id: string;
  /** Written on the card, where its icon alone would not tell. */
  readonly name?: string;
  /** What it is called and what it does. */
  readonly says: string;
  readonly face: 'up' | 'down' | 'seen';
  readonly parts: readonly CardPart[];
  /** The move that this card would be, when it can be played from here; one that names more is chosen on the board. */
  readonly move?: string;
  /** How often it still works, or how much of it is done. */
  readonly left?: { readonly count: number; readonly of: number };
  readonly now?: boolean;
}

export interface CardRow {
  readonly actor: string;
  readonly name: string;
  readonly active: boolean;
  /** What is counted at this seat. */
  readonly counters?: readonly Counter[];
  readonly groups: readonly { readonly label: string; readonly cards: readonly CardView[] }[];
}

/** Something that waits until what came between is over, or that is under way. */
export interface Interrupted {
  /** The state in which it goes on. */
  readonly flow: string;
  /** Whom and where it is about. */
  readonly about?: string;
}

/** A moment at which the table waits for anybody who wants to react. */
export interface Reactions {
  readonly by: readonly { readonly name: string; readonly cards: readonly string[] }[];
  /** The move that says that nobody does. */
  readonly pass: string;
}

export interface ReactionsPanel {
  /** Who can react now, and the button that lets it pass; null where nobody is asked. */
  template(session: Session): TemplateResult | null;
  /** Lets the moment pass if this was the key for it, wherever in the game it was pressed. */
  onKey(event: KeyboardEvent, session: Session): void;
}

/** How large a drawing is and where its places lie. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Spaces row by row, as arrow keys walk them; '' is a gap. */
  readonly grid: readonly (readonly string[])[];
  /** Parts of the board that can be shown alone: floor -> what is seen of the drawing. */
  readonly floors?: Readonly<Record<string, Box>>;
  /** Where there is room for one floor only, the reader sees this one first and gets tabs for the others. */
  readonly busyFloor?: string;
}

export interface BoardDrawing {
  /** Styles of what only this board has. */
  readonly styles: CSSResult;
  layout(scene: Scene): Layout;
  /** A heading for the board, e.g. which storey. */
  title(scene: Scene): string;
  draw(scene: Scene): Board;
  travels(events: readonly GameEvent[], scene: Scene): readonly Travel[];
  flashes(events: readonly GameEvent[], scene: Scene): readonly Flash[];
  /** A move in the reader's words. */
  label(move: string, scene: Scene): string;
  counters(scene: Scene): readonly Counter[];
  /** When this is an interruption: where play goes on in the end, then all that came between, what is under way last. */
  interrupted?(scene: Scene): readonly Interrupted[];
  /** Where there are moments at which whoever wants to may react. */
  readonly reactions?: ReactionsPanel;
  /** A building whose floors are shown alone where there is room for one only. */
  readonly FloorTabs?: typeof FloorTabs;
  cards(scene: Scene): readonly CardRow[];
}

/** What a reader means by pointing at a board. Showing one does without: it loads when somebody first reaches for it. */
export interface BoardPointing {
  /** The spaces that a log line is about: those it names, or else where the pieces it names stood after it. */
  spacesOf(event: GameEvent, scene: Scene): readonly string[];
  /** The space where a legal move lights up; null for a move that is only a button. */
  target(move: string, scene: Scene): string | null;
  /** Moves that a reader may mean by pointing at an unlit space; the first refusal is the answer. */
  meant(space: string, scene: Scene): readonly string[];
  /** Moves worth explaining when they are not possible. */
  wishes(scene: Scene): readonly string[];
  /** What a move has used up, as the positions around it show. A game that counts nothing has none of this. */
  spent?(before: PositionJson, after: PositionJson, move: string): readonly Spent[];
  /** The path of the icon on a move's button. */
  icon(move: string): string | null;
}

/** So much of something: `point`, `action`. Words for one and for several are in the board's words, `costs`. */
export interface Spent {
  readonly unit: string;
  readonly count: number;
}

/** A moment of a replay or of the game so far. */
export interface ReplayMoment {
  readonly position: PositionJson;
  readonly flow: string;
  readonly events: readonly GameEvent[];
  readonly move?: string;
  /** How deep in variations: what a case tries out lies deeper than its main line. */
  readonly depth?: number;
}

/** What an overlay looks at: the moment that is shown, and how play came there. */
export interface OverlayContext {
  readonly scene: Scene;
  /** What the overlays of this game say, in the reader's language. */
  readonly words: Readonly<Record<string, string>>;
  readonly moments: readonly ReplayMoment[];
  readonly at: number;
  /** Moves of players that are possible now. */
  readonly legal: readonly string[];
  /** A move in the reader's words. */
  readonly label: (move: string) => string;
}

/** Something worth seeing that does not lie on the table: areas, distances, a timetable. */
export interface Overlay {
  /** Drawn on the plan, below the pieces. */
  readonly plan?: (context: OverlayContext) => SVGTemplateResult;
  /** Numbers and letters: drawn above the pieces, which would hide them, and beside the usual places of those. */
  readonly labels?: (context: OverlayContext) => SVGTemplateResult;
  /** A panel of paper below the board. */
  readonly panel?: (context: OverlayContext) => TemplateResult;
}

export interface Overlays {
  readonly styles: CSSResult;
  readonly byName: Readonly<Record<string, Overlay>>;
}

/** What has to be reached, as far as it is. */
export interface GoalState {
  /** Its name. */
  readonly goal: string;
  readonly done: boolean;
  /** How much of it is done, where it is counted. */
  readonly count?: { readonly value: number; readonly of: number };
}

/** Pieces and signs by name. Drawn around 0, 0, at most 60 wide and high. */
export type Signs = readonly (readonly [sign: string, body: SVGTemplateResult])[];
