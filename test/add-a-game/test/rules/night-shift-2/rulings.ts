// For every question the rulebook leaves open: a position and a few moves after which each alternative shows.
import type { Row } from '../ruling-rows.js';

export const rows: Readonly<Record<string, Row>> = {
  'hiding-with-bag': {
    start: '{flow: night.look, thief: office, guard: office, bag: thief, hidden: true}',
    moves: ['next'],
    claims: {
      unseen: { flow: 'night.clock', events: ['thief-overlooked'] },
      seen: { flow: 'end.lost', events: ['thief-caught', 'game-lost'] },
    },
  },
};
