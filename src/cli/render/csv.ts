import { toPriceResult } from '../../api/resources.ts';
import { priceResultSchema } from '../../api/schemas.ts';
import type { Settled } from '../../search/search.ts';

const FIELDS = Object.keys(priceResultSchema.shape) as (keyof typeof priceResultSchema.shape)[];

/** The offers as CSV: the fields of a price result in their order, then `taxIncluded,notes`. */
export function renderCsv({ offers }: Settled): string {
  const rows = offers.map((offer) => {
    const result = toPriceResult(offer);
    return [...FIELDS.map((field) => result[field]), offer.taxIncluded, offer.notes.join('; ')];
  });
  return [[...FIELDS, 'taxIncluded', 'notes'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  // A spreadsheet would run a cell that starts so as a formula.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
