import { GAMES } from '../catalogue/games.ts';
import { fraction, hash } from '../hash.ts';
import { type SearchText, searchText } from '../keywords.ts';

/** What the search calls an entry: a product, a package of products, a bundle of packages. */
type Listed = 'app' | 'sub' | 'bundle';
type AppType = 'game' | 'dlc' | 'music' | 'demo';

/** Something Steam lists, apart from any country. */
export interface SteamItem {
  readonly id: number;
  readonly listed: Listed;
  readonly type: AppType;
  readonly name: string;
  /** Null for what has no price: free, or not out yet. */
  readonly euros: number | null;
  readonly free: boolean;
  readonly soon: boolean;
  readonly reach: number;
  /** Zero where nobody has scored it. */
  readonly metascore: number;
  readonly discount: number;
  /** YYYY-MM-DD. */
  readonly released: string;
  /** Some of w, m and l. */
  readonly platforms: string;
  /** Percent of the reviews. */
  readonly positive: number;
  /** The game this is easily taken for, when it is a decoy. */
  readonly decoyOf?: SteamItem;
  readonly text: SearchText;
}

/** What stands around every game: name, listed as, type, price as a share of the game's. */
const AROUND: readonly (readonly [string, Listed, AppType, number])[] = [
  ['{x} Soundtrack', 'app', 'music', 0.4],
  ['{x} - Supporter Pack', 'app', 'dlc', 0.25],
  ['{x} Demo', 'app', 'demo', 0],
  ['{x} Deluxe Edition', 'sub', 'game', 1.3],
  ['{x} Complete Bundle', 'bundle', 'game', 1.6],
];

let items: readonly SteamItem[] | undefined;

/** Everything Steam lists, made on first use. */
export function steamItems(): readonly SteamItem[] {
  items ??= GAMES.trim().split('\n').flatMap(family);
  return items;
}

function family(row: string): SteamItem[] {
  const cells = row.split('|');
  const [name = '', price = '', reach, id, metascore, discount] = cells;
  const [released = '', platforms = '', positive, rivals = ''] = cells.slice(6);
  const game: SteamItem = {
    ...priced(price),
    id: Number(id) || appId(name),
    listed: 'app',
    type: 'game',
    name,
    reach: reach === '*' ? 24 : Number(reach),
    metascore: Number(metascore),
    discount: Number(discount),
    released,
    platforms,
    positive: Number(positive),
    text: searchText(name),
  };
  const around = AROUND.map(([pattern, listed, type, ratio]) => {
    const euros = (game.euros ?? 14.99) * ratio;
    const cost = type === 'demo' ? 'free' : String(euros);
    return decoy(game, pattern.replace('{x}', name), cost, { listed, type });
  });
  const others = rivals.split(';').map((text) => {
    const [rival = '', cost = ''] = text.split('@');
    return decoy(game, rival, cost, { listed: 'app', type: 'game' });
  });
  return [game, ...around, ...others];
}

function priced(text: string): Pick<SteamItem, 'euros' | 'free' | 'soon'> {
  const euros = text === 'free' || text === 'soon' ? null : Number(text);
  return { euros, free: text === 'free', soon: text === 'soon' };
}

function decoy(
  decoyOf: SteamItem,
  name: string,
  price: string,
  as: Pick<SteamItem, 'listed' | 'type'>,
): SteamItem {
  return {
    ...decoyOf,
    ...as,
    ...priced(price),
    id: appId(name),
    name,
    reach: 18 + Math.floor(7 * fraction('reach', name)),
    metascore: 0,
    discount: 0,
    positive: 40 + Math.floor(55 * fraction('positive', name)),
    decoyOf,
    text: searchText(name),
  };
}

/** Steam's ids are multiples of ten; these are above all that have been given out. */
function appId(name: string): number {
  return 7_000_000 + (hash('steam', name) % 200_000) * 10;
}
