import type { ChalkInstance } from 'chalk';
import { toDecimal } from '../../money/amount.ts';
import { formatPriceUnambiguous } from '../../money/format-price.ts';
import type { Availability } from '../../providers/provider.ts';
import type { Settled } from '../../search/search.ts';
import { isDoubtful, type SettledOffer } from '../../search/settle.ts';
import { type Column, GAP } from './columns.ts';
import { flagOf } from './flag.ts';
import { type Cell, renderTable } from './plain-table.ts';
import { cutTo, widthOf } from './width.ts';

export interface TableStyle {
  /** How wide the table may be; null for as wide as it gets. */
  readonly columns: number | null;
  readonly colour: ChalkInstance;
  readonly hyperlinks: boolean;
  /** The prices are made up, and every table says so. */
  readonly sandbox: boolean;
}

const AVAILABILITY_WORDS: Readonly<Record<Availability, string>> = {
  in_stock: 'in stock',
  limited: 'few left',
  out_of_stock: 'sold out',
  preorder: 'preorder',
  backorder: 'backorder',
  discontinued: 'ended',
  unknown: '?',
};

/** What the two flexible columns keep when there is little room. */
const LEAST_STORE = 9;
const LEAST_TITLE = 10;
const MOST_STORE = 24;

/** The offers as a table, in the order they are in. */
export function renderPriceTable(settled: Settled, style: TableStyle): string {
  const { offers, currency } = settled;
  const { colour } = style;
  const cheapest = offers.find(({ rank }) => rank === 1);
  const hasNotes = offers.some(({ notes }) => notes.length > 0);
  const columns: Column[] = [
    { head: '#', align: 'right' },
    { head: 'Where' },
    { head: 'Store' },
    { head: 'Price', align: 'right' },
    { head: currency, align: 'right' },
    { head: 'Dearer', align: 'right' },
    { head: 'Stock' },
    ...(hasNotes ? [{ head: 'Notes' }] : []),
    { head: 'Title' },
  ];
  const rows = offers.map((offer) => {
    const { store, listing, price, converted, notes, rank } = offer;
    return [
      rank === null ? '~' : String(rank),
      `${flagOf(store.country)} ${store.country}`,
      listing.seller ?? store.domain,
      formatPriceUnambiguous(toDecimal(price), price.currency),
      formatPriceUnambiguous(toDecimal(converted), converted.currency),
      dearerThan(cheapest, offer),
      AVAILABILITY_WORDS[listing.availability],
      ...(hasNotes ? [notes.join(', ')] : []),
      listing.title,
    ];
  });
  const fitted = fit(columns, rows, style.columns);
  const painted = fitted.map((row, index) => paint(row, offers[index] as SettledOffer, style));
  const heads = columns.map((column) => ({ ...column, head: colour.dim(column.head) }));
  const caption = style.sandbox ? `${colour.yellow('sandbox: these prices are made up')}\n` : '';
  return caption + renderTable(heads, painted);
}

/** By how much an offer is dearer than the cheapest, in whole per cent. */
function dearerThan(cheapest: SettledOffer | undefined, offer: SettledOffer): string {
  if (!cheapest) return '';
  if (offer === cheapest) return 'cheapest';
  const least = toDecimal(cheapest.converted);
  const amount = toDecimal(offer.converted);
  if (amount === least) return 'same';
  const percent = Math.round((amount / least - 1) * 100);
  if (percent === 0) return '<1%';
  return percent < 0 ? `${percent}%` : `+${percent}%`;
}

/** Cuts the columns of store and title so that a row takes one line. */
function fit(
  columns: readonly Column[],
  rows: readonly string[][],
  available: number | null,
): string[][] {
  if (available === null) return [...rows];
  const store = columns.findIndex(({ head }) => head === 'Store');
  const title = columns.length - 1;
  const widths = columns.map(({ head }, index) =>
    Math.max(widthOf(head), ...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  const gaps = GAP.length * (columns.length - 1);
  const fixed = widths.reduce(
    (sum, width, index) => (index === store || index === title ? sum : sum + width),
    gaps,
  );
  const room = available - fixed;
  const widest = Math.min(widths[store] ?? 0, MOST_STORE);
  const storeWidth = Math.max(LEAST_STORE, Math.min(widest, Math.floor(room / 3)));
  const titleWidth = Math.max(LEAST_TITLE, room - Math.min(storeWidth, widest));
  return rows.map((row) =>
    row.map((text, index) => {
      if (index === store) return cutTo(text, storeWidth);
      return index === title ? cutTo(text, titleWidth) : text;
    }),
  );
}

function paint(row: readonly string[], offer: SettledOffer, { colour, hyperlinks }: TableStyle) {
  const unlikely = isDoubtful(offer) || offer.listing.availability === 'out_of_stock';
  const tint = offer.rank === 1 ? colour.green : unlikely ? colour.dim : (text: string) => text;
  return row.map((text, index): Cell => {
    const content = tint(text);
    const isTitle = index === row.length - 1;
    return isTitle && hyperlinks ? { content, href: offer.listing.url } : content;
  });
}
