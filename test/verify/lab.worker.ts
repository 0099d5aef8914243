// A page's worker as the site's lab has one: gets a question, answers with the result.
import { attend, checkCase, explore, order, parseText, readCase, type Work } from '../../src/verify/index.js';

export type Question =
  | { readonly ask: 'check'; readonly text: string }
  | { readonly ask: 'order'; readonly game: string; readonly procedure: string }
  | { readonly ask: 'explore'; readonly game: string; readonly states: number };

// A worker that waited for the games before it listens would miss the first question.
const library = import('../../src/machines/index.js');

const progress = <T>(work: Work<T>): Promise<T> =>
  attend(work, { onProgress: (far) => self.postMessage({ progress: far }) });

async function answer(question: Question): Promise<unknown> {
  const { gameNamed } = await library;
  switch (question.ask) {
    case 'check': {
      const example = readCase(parseText(question.text).data);
      const { holds, failures } = checkCase(gameNamed(example.game), example);
      return { holds, failures };
    }
    case 'order': {
      const bounds = { states: 300, games: 4, positions: 20, written: 25, seconds: 20 };
      return progress(order(gameNamed(question.game), bounds, question.procedure));
    }
    case 'explore':
      return progress(explore(gameNamed(question.game), { states: question.states }));
  }
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  answer(event.data).then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
});
