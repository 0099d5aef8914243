// The page's side of the lab's worker. A new question of the same client replaces the one before it.
import type { OrderVerdict } from '../../src/verify/order/try-change.js';
import type { Progress } from '../../src/verify/search/work.js';
import type { ExploreAnswer, LabQuestion, OrderAnswer, ReachAnswer, CheckAnswer } from './lab.worker.js';

type AnswerTo<Q extends LabQuestion> = Q['ask'] extends 'check'
  ? CheckAnswer
  : Q['ask'] extends 'order'
    ? OrderAnswer
    : Q['ask'] extends 'new-order'
      ? OrderVerdict
      : Q['ask'] extends 'reach'
        ? ReachAnswer
        : ExploreAnswer;

type Message =
  | { readonly began: true }
  | { readonly result: unknown }
  | { readonly error: string }
  | { readonly progress: Progress };

/** A question was replaced by a newer one. */
export class Replaced extends Error {}

export class LabClient {
  private worker: Worker | null = null;
  private giveUp: ((error: Error) => void) | null = null;

  /** `patience`: milliseconds of work after which a question counts as endless. Until the games are loaded, none begins. */
  constructor(private readonly patience = Infinity) {}

  async ask<Q extends LabQuestion>(question: Q, onProgress?: (progress: Progress) => void): Promise<AnswerTo<Q>> {
    if (this.giveUp) this.end(new Replaced('a newer question'));
    const worker = (this.worker ??= new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<AnswerTo<Q>>((resolve, reject) => {
        this.giveUp = reject;
        worker.onerror = (event) => this.end(new Error(event.message || 'The worker could not start.'));
        worker.onmessage = ({ data }: MessageEvent<Message>) => {
          if ('began' in data) timer = this.timer();
          else if ('progress' in data) onProgress?.(data.progress);
          else if ('error' in data) this.settle(() => reject(new Error(data.error)));
          else this.settle(() => resolve(data.result as AnswerTo<Q>));
        };
        worker.postMessage(question);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks long work to end with what it has; work that does not hear is ended. */
  stop(): void {
    const asked = this.giveUp;
    this.worker?.postMessage('stop');
    setTimeout(() => {
      if (asked && this.giveUp === asked) this.end(new Error('Stopped.'));
    }, 3000);
  }

  /** Ends the worker and tells whoever still waits. */
  close(): void {
    this.end(new Replaced('closed'));
  }

  private timer(): ReturnType<typeof setTimeout> | undefined {
    if (this.patience === Infinity) return undefined;
    const message = `No answer after ${this.patience / 1000} seconds. Is the case very long?`;
    return setTimeout(() => this.end(new Error(message)), this.patience);
  }

  private settle(tell: () => void): void {
    this.giveUp = null;
    tell();
  }

  private end(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    const reject = this.giveUp;
    this.giveUp = null;
    reject?.(error);
  }
}
