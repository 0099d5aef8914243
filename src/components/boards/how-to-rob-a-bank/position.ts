// A How to Rob a Bank position as its drawing takes it: JSON from the table.
import type { Guard, Position, RobberPiece } from '../../../rules/how-to-rob-a-bank/position.js';
import type { GuardId, Robber } from '../../../rules/how-to-rob-a-bank/box.js';
import { isIn } from '../../../rules/how-to-rob-a-bank/states.js';
import type { PositionJson, Scene } from '../../board/board.js';

export const positionOf = ({ position }: { readonly position: PositionJson }): Position =>
  position as unknown as Position;

export const robbersIn = ({ robbers }: Position): [Robber, RobberPiece][] =>
  Object.entries(robbers) as [Robber, RobberPiece][];
export const guardsIn = ({ guards }: Position): [GuardId, Guard][] => Object.entries(guards) as [GuardId, Guard][];

export const letterOf = (robber: Robber): string => robber.charAt(0).toUpperCase();

/** Planning ends when the stacks are turned over. */
export const isPlanning = ({ flow }: Scene): boolean => isIn(flow, 'plan') && !isIn(flow, 'plan.flip');
