// What a page may ask to see besides the position.
import { describe, expect, it } from 'vitest';
import { openOverlays } from '../../../src/components/board/overlays/overlay-host.js';
import { allParts } from '../../../src/games/all-parts.js';

const games = await allParts();

describe('what `show` asks for', () => {
  it.each(games)('is known by name: $id', async ({ id, overlays }) => {
    const { byName = {} } = (await overlays?.())?.overlays ?? {};
    for (const name of Object.keys(byName)) expect((await openOverlays(id, name, 'en')).problem).toBe('');
  });

  it('is reported when it is unknown, with the nearest word and all that there are', async () => {
    expect((await openOverlays('how-to-rob-a-bank', 'areas stakc', 'en')).problem).toBe(
      'show: unknown word "stakc" - did you mean "stack"? Choose one of areas, corners, stack, extra.',
    );
  });
});
