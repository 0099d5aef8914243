// Panels of overlays that have little to tell say so.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import { find, game, settled } from '../show.js';

async function panelOf(file: string, show: string, lang = 'en', step = 0): Promise<string> {
  const element = await game(
    html`<heist-game src="/cases/${file}.yaml" lang=${lang}><heist-floor show=${show}></heist-floor></heist-game>`,
  );
  const { shadowRoot } = find(element, 'heist-floor');
  for (let i = 0; i < 1000 && !shadowRoot?.querySelector('.panel'); i++) await new Promise(requestAnimationFrame);
  element.goto(step);
  await settled(element);
  return (shadowRoot?.querySelector('.panel')?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const camera = 'burgle-bros/a-guard-on-a-disabled-camera';

it('a timetable without a knocked-out drone is that of no floor', async () => {
  expect(await panelOf('lazy-heist/the-blast', 'timetable')).to.equal(
    'A drone, minute by minute No drone has been knocked out.',
  );
  expect(await panelOf('lazy-heist/the-blast', 'timetable', 'de')).to.equal(
    'Eine Drohne, Minute für Minute Bisher wurde keine Drohne ausgeknockt.',
  );
});

it('without a keypad, the panel of the keypads says so', async () => {
  expect(await panelOf(camera, 'keypads')).to.equal('Keypad dice No locked keypad and no deadbolt is face up.');
});

it('what a turn had cost before the example began is on the bill', async () => {
  const bill = await panelOf(camera, 'actions');
  expect(bill).to.include('Before this example starts4');
  expect(bill).to.include('4 of 4 actions used');
  expect(bill).not.to.include('Nothing has been paid yet.');
});
