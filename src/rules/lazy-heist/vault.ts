// The vault: the blast, the ruby behind it, and red alert.
import { andThen, effect, type Effect } from '../../table/event.js';
import { planOf } from './building.js';
import { changed, event, freeIn, hasActiveDrone, lose, isRuled, type Position } from './position.js';

/** The ruby lies in the open vault from now on (LH-BLAST-3). */
export function layRuby(position: Position, rule: 'LH-BLAST-3' | 'LH-RULING-ruby-after-lasers'): Effect<Position> {
  const { vault } = planOf(position);
  const laid = effect(changed(position, { ruby: { at: vault } }), event('ruby-placed', rule, { at: vault }));
  return hasActiveDrone(position, vault) && isRuled(position, 'ruby-laid-beside-drone', 'lost')
    ? andThen(laid, (next) => lose(next, 'LH-END-3'))
    : laid;
}

/** Ruling ruby-after-lasers: next-protocol. The ruby that waits behind an open wall is laid as the protocol begins. */
export function layWaitingRuby(position: Position): Effect<Position> {
  const { wall, lasers } = position.vault;
  const waits = !wall && !lasers && position.ruby.at === 'aside';
  return waits && isRuled(position, 'ruby-after-lasers', 'next-protocol')
    ? layRuby(position, 'LH-RULING-ruby-after-lasers')
    : effect(position);
}

/** LH-PROTOCOL-1 */
export function explode(position: Position): Effect<Position> {
  const { at, lit } = position.explosives;
  const { vault } = planOf(position);
  if (at !== vault || !lit) return effect(position);
  if (freeIn(position, vault).length > 0)
    return andThen(effect(position, event('exploded', 'LH-PROTOCOL-1', { at: vault })), (next) =>
      lose(next, 'LH-END-4'),
    );
  const opened = effect<Position>(
    changed(position, {
      explosives: { at: 'out', lit: false },
      vault: { ...position.vault, wall: false },
      alert: 'red',
    }),
    event('exploded', 'LH-PROTOCOL-1', { at: vault }),
  );
  const laid = position.vault.lasers ? opened : andThen(opened, (next) => layRuby(next, 'LH-BLAST-3'));
  return andThen(laid, (next) =>
    next.outcome
      ? effect(next)
      : effect(
          changed(next, { checkpoint: vault }),
          event('checkpoint-placed', 'LH-BLAST-4', { at: vault }),
          event('red-alert', 'LH-BLAST-5'),
        ),
  );
}
