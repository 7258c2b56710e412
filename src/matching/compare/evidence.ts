/** What speaks for a listing. */
const FOR = [
  'coverage',
  'same gtin',
  'same part number',
  'same model',
  'model family',
  'same brand',
  'same amount',
  'same generation',
  'same variant',
  'same colour',
] as const;

/** What is worth telling and speaks neither for a listing nor against it. */
const NOTES = ['note'] as const;

/** What speaks against a listing. */
const AGAINST = [
  'other part number',
  'other model',
  'near model',
  'other brand',
  'brand missing',
  'maker unknown',
  'number missing',
  'other number',
  'other amount',
  'amount missing',
  'capacity missing',
  'pack missing',
  'other variant',
  'other generation',
  'generation missing',
  'other year',
  'other colour',
  'condition missing',
  'other kind',
  'extra words',
  'other name',
  'other words',
  'words missing',
  'other title',
  'nothing in common',
] as const;

/** What refuses a listing where it is an objection, whatever speaks for it. */
const DECISIVE = ['other gtin', 'other condition', 'other platform', 'imitation'] as const;

/** The same unless a long title is asked for, of which it may be a detail. */
const DECISIVE_IF_BRIEF = ['other pack', 'accessory', 'bundle', 'other phrase'] as const;

/** What only a whole hit list shows. */
const BESIDE_OTHERS = ['unlike others', 'price'] as const;

export type EvidenceKind =
  | (typeof FOR)[number]
  | (typeof NOTES)[number]
  | (typeof AGAINST)[number]
  | (typeof DECISIVE)[number]
  | (typeof DECISIVE_IF_BRIEF)[number]
  | (typeof BESIDE_OTHERS)[number];

/** The kinds that two titles alone can show, in the order in which they are weighed. */
export const COMPARED_KINDS: readonly EvidenceKind[] = [
  ...FOR,
  ...NOTES,
  ...AGAINST,
  ...DECISIVE,
  ...DECISIVE_IF_BRIEF,
];

const FAVOURABLE: ReadonlySet<EvidenceKind> = new Set([...FOR, ...NOTES]);
/** Where few words are asked for, each of them is meant. */
const DECISIVE_IF_TERSE: readonly EvidenceKind[] = [
  'other model',
  'near model',
  'other brand',
  'maker unknown',
  'other amount',
  'other generation',
  'generation missing',
  'other colour',
  'other kind',
];

/** How much is asked for. */
export type QueryLength = 'terse' | 'brief' | 'long';

const DECIDING: Readonly<Record<QueryLength, ReadonlySet<EvidenceKind>>> = {
  long: new Set(DECISIVE),
  brief: new Set([...DECISIVE, ...DECISIVE_IF_BRIEF]),
  terse: new Set([...DECISIVE, ...DECISIVE_IF_BRIEF, ...DECISIVE_IF_TERSE]),
};

/** Whether it is told as a reason for a listing, rather than against it. */
export function isReason({ kind }: Evidence): boolean {
  return FAVOURABLE.has(kind);
}

/** Whether it refuses a listing alone. */
export function isDecisive({ kind, veto, sure }: Evidence, length: QueryLength): boolean {
  return veto && (DECIDING[length].has(kind) || (sure === true && length === 'terse'));
}

/** One thing that speaks for or against a listing. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** 0 to 1. */
  readonly strength: number;
  /** An objection: enough to refuse the listing, unless more speaks for it. */
  readonly veto: boolean;
  /** An objection that refuses the listing by itself wherever few words were asked for. */
  readonly sure?: boolean;
  /** A phrase for a shopper; '' where there is nothing to tell. */
  readonly text: string;
}

/** The evidence of one comparison, as it is gathered. */
export class Findings {
  readonly evidence: Evidence[] = [];

  add(kind: EvidenceKind, text: string, strength = 1): void {
    this.evidence.push({ kind, strength, veto: false, text });
  }

  veto(kind: EvidenceKind, text: string, sure = false): void {
    this.evidence.push({ kind, strength: 1, veto: true, sure, text });
  }
}
