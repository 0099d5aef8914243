// The story tests look for travel where there must be none; here it is found where it should be.
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { WithBoard } from '../../stories/heist-replay.stories.js';
import { shown } from '../../stories/story.js';
import { movements } from './stage.js';
import { canMove } from '../components/show.js';

const afterAStep = async (): Promise<string[]> => {
  const { args, render } = WithBoard;
  const game = await fixture<HTMLElement>(render(args as NonNullable<typeof args>));
  const floor = await shown(game, 'heist-floor');
  floor.session?.goto(1);
  await floor.updateComplete;
  return movements(game);
};

describe('travel', () => {
  it('is seen by readers who have not asked for less', async function () {
    if (!(await canMove())) return this.skip();
    expect(await afterAStep()).to.include('g.piece');
  });

  it('is not seen by readers who have asked for less', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(await afterAStep()).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});
