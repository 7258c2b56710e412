import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '../../src/matching/compare/compare.ts';
import { judgeListings, matchListing } from '../../src/matching/index.ts';
import { readRequest } from '../../src/matching/understand/request.ts';
import { understand } from '../../src/matching/understand/understanding.ts';
import { doubtOf } from '../../src/matching/weigh/doubt.ts';
import { hitListOf } from '../../src/matching/weigh/hit-list.ts';
import learned from '../../src/matching/weigh/learned.json' with { type: 'json' };
import { MEASURES, measure } from '../../src/matching/weigh/measures.ts';
import { model, rarenessBy } from '../../src/matching/weigh/model.ts';
import { Meeting } from '../../src/matching/weigh/overlap.ts';
import { Profile } from '../../src/matching/weigh/profile.ts';
import { Trees } from '../../src/matching/weigh/trees.ts';
import { HARD_PAIRS } from './hard-pairs.ts';

/** Anything a shop or a stranger may send as a title, broken text included. */
const anyTitle = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom('sony', 'wh-1000xm5', '256gb', 'for', 'case', '+', '2', 'ソニー', '\ud800'),
    )
    .map((words) => words.join(' ')),
);

function meetingOf(wanted: string, listing: string) {
  const rareness = rarenessBy(learned.rareness);
  const request = readRequest({ title: wanted });
  const title = understand({ title: listing });
  const { evidence } = compare(request, title, () => 1);
  return {
    evidence,
    meeting: new Meeting(new Profile(request, rareness), new Profile(title, rareness), {
      wanted: {},
      listing: {},
    }),
  };
}

function measured(wanted: string, listing: string): Float32Array {
  const { evidence, meeting } = meetingOf(wanted, listing);
  return measure(meeting, evidence, { words: model().words });
}

function readingOf(values: Float32Array, name: string): number {
  expect(MEASURES).toContain(name);
  return values[MEASURES.indexOf(name)] as number;
}

describe('what is shipped', () => {
  test('is small', () => {
    expect(JSON.stringify(learned).length).toBeLessThan(100 * 1024);
  });

  test('asks for measures that there are', () => {
    expect(learned.trees.cuts).toHaveLength(MEASURES.length);
    expect(new Set(MEASURES).size).toBe(MEASURES.length);
    expect(MEASURES.length).toBeLessThan(255);
  });
});

describe('measures', () => {
  test('are numbers whatever the titles', () => {
    fc.assert(
      fc.property(anyTitle, anyTitle, (wanted, listing) => {
        const values = measured(wanted, listing);
        expect(values).toHaveLength(MEASURES.length);
        expect(values.every((value) => Number.isFinite(value))).toBe(true);
        expect(Number.isFinite(model().trees.logOdds(values))).toBe(true);
      }),
    );
  });

  test('say how much of each title is in the other', () => {
    const same = measured('Sony WH-1000XM5', 'Sony WH-1000XM5');
    expect(readingOf(same, 'wanted found')).toBe(1);
    expect(readingOf(same, 'listing found')).toBe(1);
    expect(readingOf(same, 'triples')).toBe(1);
    expect(readingOf(same, 'codes shared')).toBeGreaterThan(0);
    const longer = measured('Sony WH-1000XM5', 'Sony WH-1000XM5 Zorbex Quintal');
    expect(readingOf(longer, 'wanted found')).toBe(1);
    expect(readingOf(longer, 'listing found')).toBeLessThan(1);
    expect(readingOf(longer, 'telling extra')).toBeGreaterThan(1);
  });

  test('find a code however it is written, and the largest piece of another', () => {
    expect(readingOf(measured('WH-1000XM5', 'sony wh 1000 xm5'), 'codes missing')).toBe(0);
    const other = measured('KD-49XE9005B', 'Sony 49XE9005 Bravia');
    expect(readingOf(other, 'code piece')).toBeGreaterThan(0.6);
  });

  test('count amounts by what they measure', () => {
    const other = measured('iPhone 15 128 GB', 'Apple iPhone 15 256 GB');
    expect(readingOf(other, 'capacity other')).toBe(1);
    expect(readingOf(measured('iPhone 15 1 TB', 'iPhone 15 1024 GB'), 'capacity same')).toBe(1);
  });

  test('compare prices of one currency only', () => {
    const profile = new Profile(readRequest({ title: 'Hades' }), rarenessBy(learned.rareness));
    const side = (price: number, currency: string) => ({ price, currency });
    const ratio = (wanted: ReturnType<typeof side>, listing: ReturnType<typeof side>) =>
      readingOf(measure(new Meeting(profile, profile, { wanted, listing }), []), 'price ratio');
    expect(ratio(side(10, 'EUR'), side(20, 'EUR'))).toBeCloseTo(Math.log(2));
    expect(ratio(side(10, 'EUR'), side(20, 'USD'))).toBe(-1);
  });
});

describe('a hit list', () => {
  const titles = ['Acme Rocket red', 'Acme Rocket blue', 'Acme Skates', 'Acme', 'Other'];
  const meetings = titles.map((title) => meetingOf('Acme Rocket Skates', title).meeting);

  test('shows which words of the query it has at all, and how usual words are', () => {
    const list = hitListOf(meetings);
    expect([...(list?.found ?? [])]).toEqual([1, 1, 1]);
    expect(list?.counts.get('acme')).toBe(4);
  });

  test('of a few listings shows nothing', () => {
    expect(hitListOf(meetings.slice(0, 4))).toBeNull();
  });
});

describe('trees', () => {
  const { trees } = model();
  const anyMeasures = fc
    .array(fc.double({ min: -3, max: 15, noNaN: true }), {
      minLength: MEASURES.length,
      maxLength: MEASURES.length,
    })
    .map((values) => Float32Array.from(values));

  test('can be told measure by measure: what moved adds up to what is said', () => {
    const restOf = (values: Float32Array) =>
      trees.logOdds(values) - trees.contributions(values).reduce((sum, moved) => sum + moved, 0);
    const rest = restOf(new Float32Array(MEASURES.length));
    fc.assert(
      fc.property(anyMeasures, (values) => {
        expect(restOf(values)).toBeCloseTo(rest, 3);
      }),
    );
  });

  test('read a question and its leaves', () => {
    const nodes = Buffer.from([0, 0, 0, 0, 255, 0x18, 0xfc, 255, 0xe8, 0x03]).toString('base64');
    const one = new Trees({ bias: 0.5, cuts: [[2]], nodes });
    expect(one.logOdds(Float32Array.of(2))).toBeCloseTo(-0.5);
    expect(one.logOdds(Float32Array.of(3))).toBeCloseTo(1.5);
  });
});

describe('a verdict', () => {
  test('matches from one half on, unless something refuses the listing', () => {
    for (const { wanted, title } of HARD_PAIRS) {
      const { match, score, against } = matchListing({ title: wanted }, { title });
      expect(match, `${wanted} <> ${title}`).toBe(score >= 0.5);
      if (against[0] === 'uncertain') expect(score).toBeGreaterThanOrEqual(0.25);
      if (!match) expect(against.length, `${wanted} <> ${title}`).toBeGreaterThan(0);
    }
  });

  test('says what speaks most against a listing where no single thing does', () => {
    const contributions = new Float64Array(MEASURES.length);
    contributions[MEASURES.indexOf('rarest extra')] = -2;
    contributions[MEASURES.indexOf('wanted found')] = 1;
    expect(doubtOf(contributions)).toBe('says much that was not asked for');
    expect(doubtOf(new Float64Array(MEASURES.length))).toBe('too little in common');
  });

  test('is the same whatever the order of the list', () => {
    const listings = HARD_PAIRS.slice(0, 12).map(({ title }) => ({ title }));
    const byTitle = (all: readonly { title: string }[]) =>
      new Map(
        judgeListings({ title: 'Sony WH-1000XM5' }, all).map(({ listing, verdict }) => [
          listing.title,
          verdict.score,
        ]),
      );
    const straight = byTitle(listings);
    for (const [title, score] of byTitle([...listings].reverse())) {
      expect(straight.get(title)).toBeCloseTo(score, 9);
    }
  });
});
