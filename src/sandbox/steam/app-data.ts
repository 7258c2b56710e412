import { hash } from '../hash.ts';
import type { SteamItem } from './items.ts';
import type { PriceOverview } from './price.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The full description of an app, as `appdetails` gives it for a single id. */
export function appData(item: SteamItem, price: PriceOverview | null): Record<string, unknown> {
  const studio = `${item.decoyOf?.name ?? item.name} Studio`;
  return {
    type: item.type,
    name: item.name,
    steam_appid: item.id,
    // A number or a text, as Steam feels like.
    required_age: hash('age', item.id) % 4 === 0 ? '16' : 0,
    is_free: item.free,
    short_description: 'An invented entry of the pricecmp sandbox.',
    header_image: imageOf(item, 'header.jpg'),
    website: null,
    developers: [studio],
    publishers: [studio],
    ...(item.type === 'dlc' && item.decoyOf && { fullgame: fullGame(item.decoyOf) }),
    ...(price && { price_overview: price }),
    platforms: platformsOf(item),
    ...(item.metascore > 0 && { metacritic: { score: item.metascore } }),
    // The ids of categories are numbers, those of genres are texts.
    categories: [{ id: 2, description: 'Single-player' }],
    genres: [{ id: '25', description: 'Adventure' }],
    release_date: {
      coming_soon: item.soon,
      date: item.soon ? 'Coming soon' : dateText(item.released),
    },
  };
}

function fullGame({ id, name }: SteamItem): { appid: string; name: string } {
  return { appid: String(id), name };
}

/** The address of an item's picture. */
export function imageOf({ id, listed }: SteamItem, file: string): string {
  return `https://images.sandbox.example/steam/${listed}s/${id}/${file}`;
}

/** On which systems an item runs. */
export function platformsOf({ platforms }: SteamItem): Record<string, boolean> {
  return {
    windows: platforms.includes('w'),
    mac: platforms.includes('m'),
    linux: platforms.includes('l'),
  };
}

/** "Sep 17, 2020", as Steam writes dates in English. */
function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
