// What a page may ask to see besides the position.
import { describe, expect, it } from 'vitest';
import { overlays as bankOverlays } from '../../../src/components/boards/how-to-rob-a-bank/overlays.js';
import { overlays as heistOverlays } from '../../../src/components/boards/lazy-heist/overlays.js';
import { openOverlays } from '../../../src/components/board/overlay-host.js';

describe('what `show` asks for', () => {
  it.each([
    ['how-to-rob-a-bank', bankOverlays],
    ['lazy-heist', heistOverlays],
  ])('is known by name: %s', async (game, { byName }) => {
    for (const name of Object.keys(byName)) expect((await openOverlays(game, name)).problem).toBe('');
  });

  it('is told when it is unknown, with the nearest word and all that there are', async () => {
    expect((await openOverlays('how-to-rob-a-bank', 'areas stakc')).problem).toBe(
      'show: unknown word "stakc" - did you mean "stack"? Choose one of areas, corners, stack, extra.',
    );
  });
});
