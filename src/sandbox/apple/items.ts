import { APPS } from '../catalogue/apps.ts';
import { EBOOKS } from '../catalogue/ebooks.ts';
import { ean13 } from '../check-digit.ts';
import { fraction, hash } from '../hash.ts';
import { type SearchText, searchText } from '../keywords.ts';

export type AppleKind = 'software' | 'mac-software' | 'ebook' | 'album';

/** Something Apple sells, apart from any country. */
export interface AppleItem {
  readonly id: number;
  readonly kind: AppleKind;
  readonly name: string;
  readonly artist: string;
  readonly genre: string;
  /** Zero for what is free; null for an album whose songs are only sold one by one. */
  readonly euros: number | null;
  /** In how many countries of the panel it is sold. */
  readonly reach: number;
  /** The product this one is easily taken for, when it is a decoy. */
  readonly decoyOf?: string;
  readonly bundleId?: string;
  readonly isbn?: string;
  readonly text: SearchText;
}

/** What other makers name after an app. */
const APP_DECOYS = [
  ['{x} Widgets', 1.99],
  ['Guide for {x}', 0.99],
  ['{x} Wallpapers', 0],
  ['Backup for {x}', 2.99],
] as const;

/** What other publishers name after a book. */
const BOOK_DECOYS = [
  ['Summary of {x} by {a}', 2.99],
  ['Study Guide: {x}', 4.99],
  ['{x} (Unabridged Audio Edition Companion)', 6.99],
  ['{x}: 101 Trivia Questions', 0.99],
] as const;

/** The one album: recorded answers show albums with a price of -1, which means "not as a whole". */
const ALBUM: Draft = {
  id: 9_955_500_001,
  kind: 'album',
  name: 'Hits of a Lost Decade',
  artist: 'Various Artists',
  genre: 'Pop',
  euros: null,
  reach: 24,
};

type Draft = Omit<AppleItem, 'id' | 'text'> & { readonly id?: number };

let items: readonly AppleItem[] | undefined;

/** Everything in the stores of Apple, made on first use. */
export function appleItems(): readonly AppleItem[] {
  items ??= [...rowsOf(APPS).flatMap(apps), ...rowsOf(EBOOKS).flatMap(books), ALBUM].map(complete);
  return items;
}

function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
}

function apps(cells: string[]): Draft[] {
  const [name = '', artist = '', genre = '', ios = '-', mac = '-', reach = '', ids = ''] = cells;
  const [iosId, macId] = ids.split(',').map(Number);
  const base = { name, artist, genre, reach: reachOf(reach) };
  const main: Draft[] = [];
  if (ios !== '-') main.push({ ...base, kind: 'software', euros: Number(ios), ...idOf(iosId) });
  if (mac !== '-') main.push({ ...base, kind: 'mac-software', euros: Number(mac), ...idOf(macId) });
  const decoys = [...named(APP_DECOYS, name, artist), ...rivals(cells[7])];
  const kinds = main.map(({ kind }) => kind);
  return [
    ...main,
    ...kinds.flatMap((kind) => decoys.map((each) => decoy(kind, name, genre, each))),
  ];
}

function books(cells: string[]): Draft[] {
  const [name = '', artist = '', genre = '', euros = '', reach = '', id = ''] = cells;
  const base = { name, artist, genre, reach: reachOf(reach) };
  const main: Draft = { ...base, kind: 'ebook', euros: Number(euros), ...idOf(Number(id)) };
  const decoys = [...named(BOOK_DECOYS, name, artist), ...rivals(cells[6])];
  return [main, ...decoys.map((each) => decoy('ebook', name, genre, each))];
}

type Priced = readonly [name: string, euros: number];

function named(patterns: readonly Priced[], name: string, artist: string): Priced[] {
  return patterns.map(([text, euros]) => [text.replace('{x}', name).replace('{a}', artist), euros]);
}

function rivals(cell = ''): Priced[] {
  return cell.split(';').map((text) => {
    const [name = '', euros] = text.split('@');
    return [name, Number(euros)];
  });
}

/** A decoy is sold in most countries, but not in all: stores differ in what they let in. */
function decoy(kind: AppleKind, decoyOf: string, genre: string, [name, euros]: Priced): Draft {
  const artist = `${['Pocket', 'Bright', 'Little', 'Omni'][hash(name) % 4]} ${['Press', 'Labs', 'Works'][hash(name, 1) % 3]}`;
  const reach = 17 + Math.floor(7 * fraction('reach', kind, name));
  return { kind, name, artist, genre, euros, reach, decoyOf };
}

function idOf(id: number | undefined): { id?: number } {
  return id ? { id } : {};
}

function reachOf(cell: string): number {
  return cell === '*' ? 24 : Number(cell);
}

function complete(draft: Draft): AppleItem {
  const { kind, name, artist } = draft;
  // Apple's ids have nine or ten digits; these begin where none has been given out.
  const id = draft.id ?? 9_000_000_000 + (hash(kind, name, artist) % 900_000_000);
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const platform = kind === 'mac-software' ? 'mac' : 'ios';
  return {
    ...draft,
    id,
    ...(kind.endsWith('software') && { bundleId: `example.sandbox.${words.join('')}.${platform}` }),
    ...(kind === 'ebook' && { isbn: ean13('9798', hash('isbn', name, artist) % 100_000_000) }),
    text: searchText(name, artist),
  };
}
