import type { HttpPort } from '../net/http-port.ts';
import type { Wanted } from '../providers/provider.ts';
import type { Judge } from './judge.ts';

/**
 * Judging, of which the word lists of all languages are a part, loaded when the questions are on
 * their way or an answer is there: stores should not be asked later for it.
 */
export class LateJudging {
  readonly #wanted: Wanted;
  #loading: Promise<void> | undefined;
  #create: ((provider: string) => Judge) | undefined;
  #prepare: (() => void) | undefined;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** Loads what judging takes. */
  load(): Promise<void> {
    this.#loading ??= import('./judge.ts').then(({ createJudge, prepareJudging }) => {
      this.#create = (provider) => createJudge(provider, this.#wanted);
      this.#prepare = () => prepareJudging(this.#wanted);
    });
    return this.#loading;
  }

  /** Loads, and builds what the first judgement would build. */
  async prepare(): Promise<void> {
    await this.load();
    this.#prepare?.();
  }

  /** A port whose answers arrive when they can be judged. */
  port({ json, text }: HttpPort): HttpPort {
    const late =
      <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> => {
        try {
          return await ask(...args);
        } finally {
          await this.load();
        }
      };
    return { json: late(json) as HttpPort['json'], text: late(text) as HttpPort['text'] };
  }

  /** The judge of one provider's listings, which come through a port of `port`. */
  judge(provider: string): Judge {
    let judge: Judge | undefined;
    const made = (): Judge => {
      if (!this.#create) throw new Error('judged before any answer came');
      judge ??= this.#create(provider);
      return judge;
    };
    return {
      pick: (candidates) => made().pick(candidates),
      judge: (answer, ms) => made().judge(answer, ms),
      get passedOver() {
        return judge?.passedOver ?? [];
      },
    };
  }
}
