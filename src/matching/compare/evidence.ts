/**
 * How much each kind of evidence moves the score, in log-odds per unit of strength. Positive speaks
 * for the listing, negative against it; nought is worth telling but decides nothing. Set by hand.
 */
export const WEIGHTS = {
  coverage: 8,
  'same gtin': 9,
  'same part number': 4,
  'same model': 2.6,
  'model family': 1,
  'same brand': 0.3,
  'same amount': 0.6,
  'same generation': 0.3,
  'same variant': 0.3,
  'same colour': 0.1,
  note: 0,
  'other gtin': -9,
  'other part number': -2.6,
  'other model': -2.5,
  'near model': -1.5,
  'other brand': -2.5,
  'brand missing': -1,
  'maker unknown': -3.2,
  'number missing': -2.5,
  'other number': -3,
  'other amount': -2,
  'amount missing': -0.3,
  'capacity missing': -2.2,
  'other pack': -3,
  'pack missing': -4,
  'other variant': -2.5,
  'other generation': -2.5,
  'generation missing': -3,
  'other year': -1.5,
  'other colour': -2,
  'other condition': -3,
  'condition missing': -1,
  accessory: -4,
  imitation: -4,
  bundle: -3,
  'other kind': -3,
  'other platform': -3,
  'extra words': -4,
  'other name': -2.5,
  'other words': -2,
  // Weighed by the coverage already; here to be told.
  'words missing': -0.01,
  'other title': -4,
  'nothing in common': -6,
  price: -1.2,
} as const;

export type EvidenceKind = keyof typeof WEIGHTS;

/** One thing that speaks for or against a listing. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** 0 to 1. */
  readonly strength: number;
  /** Alone enough to refuse the listing. */
  readonly veto: boolean;
  /** A phrase for a shopper; '' where there is nothing to tell. */
  readonly text: string;
}

/** The evidence of one comparison, as it is gathered. */
export class Findings {
  readonly evidence: Evidence[] = [];

  add(kind: EvidenceKind, text: string, strength = 1): void {
    this.evidence.push({ kind, strength, veto: false, text });
  }

  veto(kind: EvidenceKind, text: string): void {
    this.evidence.push({ kind, strength: 1, veto: true, text });
  }
}
