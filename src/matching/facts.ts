/**
 * What is known of a product, or of what a store says it sells. Only the title is always there;
 * everything in it may come from a stranger and is never trusted beyond being text.
 */
export interface ProductFacts {
  readonly title: string;
  /** Which of several variants it is, in the store's words; the title ends with them. */
  readonly variant?: string;
  readonly brand?: string;
  /** GTIN-8, -12, -13, -14 or an ISBN, as written; ignored unless its check digit is right. */
  readonly gtin?: string;
  /** The maker's part number or model. */
  readonly mpn?: string;
  /** A decimal amount of `currency`. */
  readonly price?: number;
  readonly currency?: string;
  /** What it runs on or how it is published, where the store says apart from the title: `mac`, `ebook`. */
  readonly format?: string;
  /** `new`, `used`, `refurbished` ..., in the store's words. */
  readonly condition?: string;
}

/** What is known of the product looked for. */
export type Wanted = ProductFacts;

/** Whether a listing is the product, and why. */
export interface Verdict {
  /** How sure we are that it is, 0 to 1. */
  readonly score: number;
  readonly match: boolean;
  /** What speaks for it, and what the listing says beyond what was asked; phrases for a shopper. */
  readonly reasons: string[];
  /** What speaks against it; `uncertain` first where it may be it and is not surely enough. */
  readonly against: string[];
}
