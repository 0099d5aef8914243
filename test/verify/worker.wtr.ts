// The kit in a browser's worker: check, order and explore, as the site's lab will use them.
import { expect } from '@open-wc/testing';
import type { Exploration, OrderReport } from '../../src/verify/index.js';
import type { Question } from './lab.worker.js';

type Message = { readonly result: unknown } | { readonly error: string } | { readonly progress: unknown };

function ask<T>(question: Question): Promise<T> {
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<T>((resolve, reject) => {
    worker.onerror = (event) => {
      reject(new Error(event.message || 'the worker could not start'));
    };
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('error' in data) reject(new Error(data.error));
      else if ('result' in data) resolve(data.result as T);
    };
    worker.postMessage(question);
  }).finally(() => {
    worker.terminate();
  });
}

describe('the kit in a worker', () => {
  const walk = `game: how-to-rob-a-bank
start: { flow: rob.robber.card, turn: red, card: { id: walk, left: [walk] }, robbers: { red: b2 } }
moves: [red walk b3]
`;

  it('checks a case', async () => {
    const right = await ask<{ holds: boolean }>({
      ask: 'check',
      text: `${walk}expect: { position: { robbers: { red: { at: b3 } } } }`,
    });
    expect(right.holds).to.be.true;
    const wrong = await ask<{ holds: boolean; failures: unknown[] }>({
      ask: 'check',
      text: `${walk}expect: { position: { robbers: { red: { at: a1 } } } }`,
    });
    expect(wrong.holds).to.be.false;
    expect(wrong.failures).to.have.length(1);
  });

  it('says whether the order of steps matters', async () => {
    const report = await ask<OrderReport>({ ask: 'order', game: 'how-to-rob-a-bank', procedure: 'round-end' });
    const [{ pairs }] = report.procedures as [OrderReport['procedures'][number]];
    expect(pairs.map(({ first, second }) => `${first}/${second}`)).to.deep.equal(['clear/drop', 'drop/repeat']);
    for (const { tried } of pairs) expect(tried.met).to.be.greaterThan(0);
  });

  it('explores', async () => {
    const found = await ask<Exploration>({ ask: 'explore', game: 'how-to-rob-a-bank', states: 2000 });
    expect(found.ended).to.equal('states');
    expect(found.states).to.be.at.least(2000);
    expect(found.findings).to.deep.equal([]);
  });

  it('a mistake in a case comes back as a message', async () => {
    let said = '';
    await ask({ ask: 'check', text: 'game: monopoly' }).catch((error: unknown) => {
      said = String(error);
    });
    expect(said).to.contain('monopoly');
  });
});
