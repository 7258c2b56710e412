/** What is told of a set: how often a match said is one, how many of all are found, and their mean. */
export interface Figures {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly accuracy: number;
}

/** Counts decisions. */
export class Tally {
  #truePositive = 0;
  #falsePositive = 0;
  #falseNegative = 0;
  #trueNegative = 0;

  add(said: boolean, is: boolean): void {
    if (said && is) this.#truePositive++;
    else if (said) this.#falsePositive++;
    else if (is) this.#falseNegative++;
    else this.#trueNegative++;
  }

  get figures(): Figures {
    const said = this.#truePositive + this.#falsePositive;
    const are = this.#truePositive + this.#falseNegative;
    const all = said + this.#falseNegative + this.#trueNegative;
    return {
      precision: (100 * this.#truePositive) / said,
      recall: (100 * this.#truePositive) / are,
      f1: (200 * this.#truePositive) / (said + are),
      accuracy: (100 * (this.#truePositive + this.#trueNegative)) / all,
    };
  }
}

/** What others measured on the test split of a set, by F1. */
export interface Published {
  readonly magellan?: number;
  readonly ditto?: number;
  /** GPT-4o without examples, told titles only. */
  readonly gpt4o?: number;
  readonly goal: number;
}

/** Published figures by the name of the set and what of it is compared. */
export const PUBLISHED: ReadonlyMap<string, Published> = new Map([
  ['abt-buy, titles', { magellan: 43.6, ditto: 89.3, gpt4o: 92.2, goal: 91 }],
  ['amazon-google, titles', { gpt4o: 63.5, goal: 66 }],
  ['amazon-google, all fields', { magellan: 49.1, ditto: 75.6, goal: 76 }],
  ['walmart-amazon, titles', { gpt4o: 70.7, goal: 85 }],
  ['walmart-amazon, all fields', { magellan: 71.9, ditto: 86.8, goal: 85 }],
  ['walmart-amazon-dirty, all fields', { magellan: 37.4, ditto: 85.7, goal: 87 }],
  ['wdc-products-80cc, titles', { magellan: 30.6, ditto: 73.9, gpt4o: 81.6, goal: 58 }],
  ['wdc-products half unseen, titles', { magellan: 35, ditto: 72.1, goal: 62 }],
  ['wdc-lspc computers, titles', { ditto: 88.6, goal: 82 }],
  ['wdc-lspc cameras, titles', { ditto: 88.1, goal: 84 }],
  ['wdc-lspc watches, titles', { ditto: 91.1, goal: 88 }],
  ['wdc-lspc shoes, titles', { ditto: 82.7, goal: 80 }],
]);
