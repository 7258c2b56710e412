import { currencyName } from '../../money/currencies.ts';
import { fraction, hash } from '../hash.ts';
import type { Market } from '../markets.ts';
import type { Kind } from './good.ts';

/** A shop of the sandbox in one country. */
export interface Seller {
  readonly name: string;
  /** Its host, on a name that is reserved and can never be a real shop (RFC 2606). */
  readonly domain: string;
  readonly shopId: string;
  /** What it bills. */
  readonly currency: string;
  /** Whether it also ships to the neighbours of its country. */
  readonly abroad: boolean;
}

type Trade = Kind | 'second-hand' | 'accessories';

// name|what it sells; no list: everything that is new
const SHOPS = `
Voltmart|electronics phones computing home
Pixelbay|electronics phones computing toys
Gadgetro|electronics phones computing
Homenest|home tools
Toolforge|tools
Brightyard|tools home
Wearwell|clothing
Solehaus|clothing
Playnook|toys books
Bookharbour|books
Pagewise|books
Freshcrate|groceries
Pantrypoint|groceries
Bazaarly|
Everydaily|
Importhub|
Secondround|second-hand
Renewly|second-hand
Casemint|accessories
Partspoint|accessories`;

// As in the real catalogue, some sellers bill another money than their neighbours.
const FOREIGN: Readonly<Record<string, string>> = {
  SE: 'EUR',
  PL: 'EUR',
  AE: 'USD',
  EG: 'USD',
  SG: 'USD',
  MX: 'USD',
  CA: 'USD',
};

const EUROPE = new Set(['IE', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'SE', 'PL']);

const shops = SHOPS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', trades = ''] = row.split('|');
    return { name, trades: trades === '' ? null : new Set(trades.split(' ')) };
  });

/**
 * The shops of a country that sell such things, in an order of their own for every `seed`, so that
 * the first few are a choice.
 */
export function sellersOf(market: Market, trade: Trade, seed: string): Seller[] {
  const fitting = shops.filter(({ trades }) =>
    trades === null ? trade !== 'second-hand' : trades.has(trade),
  );
  return fitting
    .map(({ name }) => ({ name, order: hash(seed, market.country, name) }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => seller(name, market));
}

function seller(name: string, market: Market): Seller {
  const { country } = market;
  const foreign = name === 'Importhub' ? FOREIGN[country] : undefined;
  const host = `${name.toLowerCase()}-${country.toLowerCase()}`;
  return {
    name: foreign ? `${name} ${country} (${currencyName(foreign)})` : `${name} ${country}`,
    domain: `${host}.sandbox.example`,
    shopId: String(10_000_000 + (hash('shop', host) % 80_000_000)),
    currency: foreign ?? market.currency,
    abroad: fraction('abroad', host) < 0.35,
  };
}

/** Whether a shop of one country sends its goods to another. */
export function shipsTo(seller: Seller, home: string, country: string): boolean {
  return home === country || (seller.abroad && EUROPE.has(home) && EUROPE.has(country));
}
