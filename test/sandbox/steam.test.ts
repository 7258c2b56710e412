import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fleet, startFleet } from '../../src/sandbox/fleet.ts';
import { steamItems } from '../../src/sandbox/steam/items.ts';
import { at, getJson, STEAM } from './ask.ts';

interface SearchAnswer {
  total: number;
  items: { type: string; name: string; id: number; price?: { currency: string; final: number } }[];
}

interface Overview {
  currency: string;
  initial: number;
  final: number;
  discount_percent: number;
  initial_formatted: string;
  final_formatted: string;
}

type Details = Record<string, { success: boolean; data?: { price_overview?: Overview } | [] }>;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.close());

const HADES = 1145360;
const search = (term: string, cc = 'US') =>
  getJson<SearchAnswer>(
    fleet,
    STEAM,
    `/api/storesearch/?term=${encodeURIComponent(term)}&cc=${cc}&l=english`,
  );
const details = (query: string) => getJson<Details>(fleet, STEAM, `/api/appdetails?${query}`);
const idOf = (name: string) => steamItems().find((item) => item.name === name)?.id ?? 0;

async function priceIn(cc: string): Promise<Overview> {
  const answer = await details(`appids=${HADES}&cc=${cc}&filters=price_overview`);
  const { data } = answer[HADES] ?? {};
  if (!data || Array.isArray(data) || !data.price_overview) throw new Error(`no price in ${cc}`);
  return data.price_overview;
}

describe('storesearch', () => {
  it('shows at most ten items and counts those', async () => {
    const { total, items } = await search('Hades');
    expect(total).toBe(items.length);
    expect(total).toBeLessThanOrEqual(10);
    expect(items.map(({ name }) => name)).toContain('Hades');
    expect(items.find(({ name }) => name === 'Hades')).toMatchObject({
      type: 'app',
      id: HADES,
      price: { currency: 'USD', initial: expect.any(Number), final: expect.any(Number) },
      tiny_image: expect.stringContaining('https://images.sandbox.example/'),
      metascore: '93',
      platforms: { windows: true, mac: true, linux: false },
    });
  });

  it('has packages and bundles among the apps', async () => {
    const lists = await Promise.all(['US', 'DE', 'JP', 'KR'].map((cc) => search('Hades', cc)));
    const types = lists.flatMap(({ items }) => items.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(['app', 'sub', 'bundle']));
  });

  it('has no price for what is free or not out yet', async () => {
    const { items: free } = await search('Team Bastion 2');
    const { items: soon } = await search('Silk & Song');
    expect(free.find(({ name }) => name === 'Team Bastion 2')).not.toHaveProperty('price');
    expect(soon.find(({ name }) => name === 'Silk & Song')).not.toHaveProperty('price');
  });

  it('finds nothing when there is a bracket in the term', async () => {
    expect(await search('Hades (2020)')).toEqual({ total: 0, items: [] });
  });
});

describe('appdetails', () => {
  it('bills each country in the currency of its region', async () => {
    const countries = {
      US: 'USD',
      DE: 'EUR',
      SE: 'EUR',
      TR: 'USD',
      EG: 'USD',
      PL: 'PLN',
      KR: 'KRW',
    };
    for (const [country, currency] of Object.entries(countries)) {
      expect((await priceIn(country)).currency).toBe(currency);
    }
  });

  it('counts yen and won in hundredths, too', async () => {
    const { final, final_formatted } = await priceIn('JP');
    expect(final % 100).toBe(0);
    expect(final).toBeGreaterThan(200_000);
    expect(final_formatted).toBe(`¥${(final / 100).toLocaleString('en-US')}`);
  });

  it('states both prices when there is a discount', async () => {
    const name = 'The Wizard 3: Wild Hunt';
    const answer = await details(`appids=${idOf(name)}&cc=DE&filters=price_overview`);
    expect(answer[idOf(name)]).toMatchObject({
      success: true,
      data: {
        price_overview: { discount_percent: 75, initial_formatted: expect.stringMatching(/€/) },
      },
    });
    expect((await priceIn('DE')).initial_formatted).toBe('');
  });

  it('gives each of several ids an outcome of its own', async () => {
    const free = idOf('Team Bastion 2');
    const answer = await details(`appids=${HADES},${free},999999999&cc=US&filters=price_overview`);
    expect(answer).toMatchObject({
      [HADES]: { success: true, data: { price_overview: { currency: 'USD' } } },
      [free]: { success: true, data: [] },
      999999999: { success: false },
    });
    expect(answer[999999999]).not.toHaveProperty('data');
  });

  it('refuses several ids without the price filter: HTTP 400, null', async () => {
    const response = await fetch(at(fleet, STEAM, `/api/appdetails?appids=${HADES},440&cc=US`));
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('null');
  });

  it('describes a single id in full', async () => {
    expect(await details(`appids=${HADES}&cc=US&l=english`)).toMatchObject({
      [HADES]: {
        success: true,
        data: {
          type: 'game',
          name: 'Hades',
          steam_appid: HADES,
          is_free: false,
          header_image: expect.stringMatching(/^https:\/\/images\.sandbox\.example\//),
          release_date: { coming_soon: false, date: 'Sep 17, 2020' },
          price_overview: { currency: 'USD' },
          genres: [{ id: '25' }],
          categories: [{ id: 2 }],
        },
      },
    });
  });

  it('tells free, coming and additional things apart', async () => {
    const [free, soon] = [idOf('Team Bastion 2'), idOf('Silk & Song')];
    const pack = idOf('Hades - Supporter Pack');
    expect(await details(`appids=${free}`)).toMatchObject({ [free]: { data: { is_free: true } } });
    expect(await details(`appids=${soon}`)).toMatchObject({
      [soon]: { data: { is_free: false, release_date: { coming_soon: true } } },
    });
    const inSomeCountry = await Promise.all(
      ['US', 'DE', 'JP'].map((cc) => details(`appids=${pack}&cc=${cc}`)),
    );
    expect(inSomeCountry.map((answer) => answer[pack])).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          type: 'dlc',
          fullgame: { appid: String(HADES), name: 'Hades' },
        }),
      }),
    );
  });
});

describe('appreviews', () => {
  it('sums up what players say', async () => {
    const { query_summary: sum } = await getJson<{ query_summary: Record<string, number> }>(
      fleet,
      STEAM,
      `/appreviews/${HADES}?json=1&language=all&purchase_type=all&num_per_page=1&cursor=*`,
    );
    expect(sum.total_reviews).toBe((sum.total_positive ?? 0) + (sum.total_negative ?? 0));
    expect(sum).toMatchObject({ review_score: 9, review_score_desc: 'Overwhelmingly Positive' });
  });

  it('has nothing to sum up before release', async () => {
    expect(await getJson(fleet, STEAM, `/appreviews/${idOf('Silk & Song')}?json=1`)).toMatchObject({
      query_summary: { total_reviews: 0, review_score_desc: 'No user reviews' },
    });
  });
});
