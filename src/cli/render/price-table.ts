import type { ChalkInstance } from 'chalk';
import { type Money, toDecimal } from '../../money/amount.ts';
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

interface PriceColumn extends Column {
  readonly cell: (offer: SettledOffer) => string;
  /** How soon it goes where there is no room: the highest first. */
  readonly spare?: number;
}

/** The offers as a table, in the order they are in. */
export function renderPriceTable(settled: Settled, style: TableStyle): string {
  const { offers } = settled;
  const { colour } = style;
  const columns = thatFit(columnsFor(settled), offers, style.columns);
  const rows = cut(columns, offers, style.columns);
  const painted = rows.map((row, index) => paint(row, offers[index] as SettledOffer, style));
  const heads = columns.map((column) => ({ ...column, head: colour.dim(column.head) }));
  const caption = style.sandbox ? `${colour.yellow('sandbox: these prices are made up')}\n` : '';
  return caption + renderTable(heads, painted);
}

function columnsFor({ offers, cheapest, currency }: Settled): PriceColumn[] {
  const hasNotes = offers.some(({ notes }) => notes.length > 0);
  const money = (amount: Money) => formatPriceUnambiguous(toDecimal(amount), amount.currency);
  return [
    { head: '#', align: 'right', cell: ({ rank }) => (rank === null ? '~' : String(rank)) },
    { head: 'Where', cell: ({ store }) => `${flagOf(store.country)} ${store.country}` },
    { head: 'Store', cell: ({ store, listing }) => listing.seller ?? store.domain },
    { head: 'Price', align: 'right', cell: ({ price }) => money(price) },
    { head: currency, align: 'right', cell: ({ converted }) => money(converted) },
    { head: 'Dearer', align: 'right', cell: (offer) => dearerThan(cheapest, offer), spare: 2 },
    { head: 'Stock', cell: ({ listing }) => AVAILABILITY_WORDS[listing.availability], spare: 1 },
    ...(hasNotes ? [{ head: 'Notes', cell: ({ notes }: SettledOffer) => notes.join(', ') }] : []),
    { head: 'Title', cell: ({ listing }) => listing.title },
  ];
}

/** By how much an offer is dearer than the cheapest, in whole per cent. */
function dearerThan(cheapest: SettledOffer | null, offer: SettledOffer): string {
  if (offer.listing.free) return 'free';
  if (!cheapest) return '';
  if (offer === cheapest) return 'cheapest';
  const least = toDecimal(cheapest.converted);
  const amount = toDecimal(offer.converted);
  if (amount === least) return 'same';
  const percent = Math.round((amount / least - 1) * 100);
  if (percent === 0) return '<1%';
  return percent < 0 ? `${percent}%` : `+${percent}%`;
}

/** How wide each column is, uncut. */
function widthsOf(columns: readonly PriceColumn[], offers: readonly SettledOffer[]): number[] {
  return columns.map(({ head, cell }) =>
    Math.max(widthOf(head), ...offers.map((offer) => widthOf(cell(offer)))),
  );
}

/** What is left for the columns of store and title beside the others. */
function roomIn(columns: readonly PriceColumn[], widths: readonly number[], available: number) {
  const gaps = GAP.length * (columns.length - 1);
  return columns.reduce(
    (room, { head }, index) =>
      head === 'Store' || head === 'Title' ? room : room - (widths[index] ?? 0),
    available - gaps,
  );
}

/** Leaves columns out until what has to be said has room. */
function thatFit(
  columns: readonly PriceColumn[],
  offers: readonly SettledOffer[],
  available: number | null,
): readonly PriceColumn[] {
  if (available === null) return columns;
  const room = roomIn(columns, widthsOf(columns, offers), available);
  const most = Math.max(...columns.map(({ spare = 0 }) => spare));
  if (room >= LEAST_STORE + LEAST_TITLE || most === 0) return columns;
  return thatFit(
    columns.filter(({ spare = 0 }) => spare < most),
    offers,
    available,
  );
}

/** Cuts the columns of store and title so that a row takes one line. */
function cut(
  columns: readonly PriceColumn[],
  offers: readonly SettledOffer[],
  available: number | null,
): string[][] {
  const rows = offers.map((offer) => columns.map(({ cell }) => cell(offer)));
  if (available === null) return rows;
  const widths = widthsOf(columns, offers);
  const room = roomIn(columns, widths, available);
  const store = columns.findIndex(({ head }) => head === 'Store');
  const widest = Math.min(widths[store] ?? 0, MOST_STORE);
  const storeWidth = Math.max(LEAST_STORE, Math.min(widest, Math.floor(room / 3)));
  const titleWidth = Math.max(LEAST_TITLE, room - Math.min(storeWidth, widest));
  return rows.map((row) =>
    row.map((text, index) => {
      if (index === store) return cutTo(text, storeWidth);
      return index === columns.length - 1 ? cutTo(text, titleWidth) : text;
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
