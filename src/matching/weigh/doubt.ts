import { MEASURES } from './measures.ts';

/** What a group of measures says where it speaks against a listing. */
const DOUBTS: readonly (readonly [measures: RegExp, text: string])[] = [
  [
    /^(?:rarest|second|telling) missing|^wanted found|^head found|^behind|^of what others/,
    'too little of what was asked for',
  ],
  [
    /^(?:rarest|second|telling) extra|^listing (?:head )?found|^extra of its own/,
    'says much that was not asked for',
  ],
  [/^(?:code|codes|models|part number)/, 'model numbers that do not agree'],
  [/^numbers/, 'numbers that do not agree'],
  [/^brand/, 'maker not the same'],
  [/^price/, 'price far from the wanted one'],
  [/^learned/, 'words that tell products apart'],
  [/^(?:capacity|size|volume|weight|pieces|others) /, 'amounts that do not agree'],
  [/^(?:accessory|lookalike|bundle)/, 'words of accessories'],
  [/^condition/, 'words of its condition'],
  [/^(?:variant|line|form|platform|attribute|feature|colour)/, 'words of another variant'],
];
const OTHERWISE = 'too little in common';

const doubtOfMeasure: readonly string[] = MEASURES.map(
  (name) => DOUBTS.find(([measures]) => measures.test(name))?.[1] ?? OTHERWISE,
);

/** What speaks most against a listing, for a shopper, by how much each measure moved the log-odds. */
export function doubtOf(contributions: Float64Array): string {
  const sums = new Map<string, number>();
  contributions.forEach((moved, i) => {
    const text = doubtOfMeasure[i] as string;
    sums.set(text, (sums.get(text) ?? 0) + moved);
  });
  const [worst] = [...sums].sort((a, b) => a[1] - b[1]);
  return worst && worst[1] < 0 ? worst[0] : OTHERWISE;
}
