import type { Token } from '../text/tokens.ts';
import type { Sense, TermKind } from './phrase-table.ts';
import { claim, isFree, type Role } from './roles.ts';
import { vocabulary } from './vocabulary.ts';

/** A known word or phrase where it stands in a title. */
export interface Mark {
  readonly kind: TermKind;
  readonly meaning: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

const ROLE_OF: Readonly<Partial<Record<TermKind, Role>>> = {
  accessory: 'accessory',
  lookalike: 'accessory',
  connective: 'stop',
  bundle: 'bundle',
  condition: 'condition',
  variant: 'variant',
  colour: 'colour',
  brand: 'brand',
  'accessory brand': 'brand',
  line: 'line',
  platform: 'platform',
  form: 'form',
  generic: 'generic',
  feature: 'generic',
  stop: 'stop',
};
/** Where a word has several meanings, the role goes to the first of these. */
const ROLE_ORDER: readonly TermKind[] = [
  'variant',
  'brand',
  'accessory brand',
  'line',
  'condition',
  'accessory',
  'lookalike',
  'bundle',
  'colour',
  'form',
  'connective',
  'generic',
  'feature',
  'stop',
];

const SHORTEST_COMPOUND = 8;

/** "FE" and "Ti" are variants after a model ("S24 FE"), and elsewhere lens mounts and the like. */
const AFTER_MODELS: ReadonlySet<string> = new Set(['fe', 'ti', 'xt', 'gre']);

function isOutOfPlace(token: Token, before: Token | undefined): boolean {
  if (!AFTER_MODELS.has(token.text)) return false;
  return before?.kind !== 'mixed' && before?.kind !== 'number';
}

/** Known words in the plural, and parts of compounds. */
function lessDirectSenses({ kind, text }: Token): readonly Sense[] {
  const { terms, compoundEnds, compoundStarts } = vocabulary();
  if (kind !== 'word' || text.length < 4) return [];
  if (text.endsWith('s')) {
    const singular = terms.word(text.slice(0, -1));
    if (singular.length > 0 && singular[0]?.kind !== 'stop') return singular;
  }
  if (text.length < SHORTEST_COMPOUND) return [];
  const part =
    compoundEnds
      .get(text.at(-1) as string)
      ?.find(([end]) => text.length > end.length + 2 && text.endsWith(end)) ??
    compoundStarts
      .get(text[0] as string)
      ?.find(([start]) => text.length > start.length + 3 && text.startsWith(start));
  if (part) return [{ kind: 'accessory', meaning: part[1] }];
  for (let at = 3; at <= text.length - SHORTEST_END; at++) {
    const senses = terms.word(text.slice(at)).filter(isOfGroup);
    if (senses.length > 0) return senses;
  }
  return [];
}

/** The end of a compound that says what kind of goods it is: "Reisebecher". */
const SHORTEST_END = 5;

function isOfGroup({ kind, meaning }: Sense): boolean {
  return (kind === 'generic' || kind === 'article') && meaning.includes('/');
}

/**
 * Finds the known words and phrases of a title, the longest at each place, and claims their tokens.
 * Tokens that are part of an amount or a generation are passed over.
 */
export function readMarks(tokens: readonly Token[], roles: Role[]): Mark[] {
  const { terms, platforms } = vocabulary();
  const marks: Mark[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const term = platforms.at(tokens, i);
    const to = i + (term?.length ?? 0);
    if (!term || !isFree(roles, i, to)) continue;
    // "Steam iron" runs on nothing.
    const longer = terms.at(tokens, i);
    if (longer && longer.length > term.length && longer.senses[0]?.kind === 'generic') continue;
    marks.push({ kind: 'platform', meaning: term.senses[0]?.meaning ?? '', from: i, to });
  }
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    if (!isFree(roles, i, i + 1) || isOutOfPlace(token, tokens[i - 1])) {
      i++;
      continue;
    }
    const term = terms.at(tokens, i);
    const senses = term?.senses ?? lessDirectSenses(token);
    const to = i + (term?.length ?? 1);
    for (const { kind, meaning } of senses) marks.push({ kind, meaning, from: i, to });
    const isPart = !term && senses.some(isOfGroup);
    const kind = isPart
      ? undefined
      : ROLE_ORDER.find((one) => senses.some((sense) => sense.kind === one));
    if (kind) claim(roles, i, to, ROLE_OF[kind] as Role);
    // "Sans sucre" tells as much as "zuckerfrei": one word's worth.
    else if (term && to > i + 1) claim(roles, i + 1, to, 'stop');
    i = to;
  }
  return marks;
}

/** What the marks of one kind say, in order. */
export function meanings(marks: readonly Mark[], kind: TermKind): string[] {
  return marks.filter((mark) => mark.kind === kind).map((mark) => mark.meaning);
}
