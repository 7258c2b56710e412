import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../../src/server/limiter/address.ts';

describe('the address a request counts against', () => {
  it('is an IPv4 address, in its /24, in its /8', () => {
    expect(originOf('192.0.2.77')).toEqual({
      exact: '192.0.2.77',
      wide: '192.0.2.0/24',
      widest: '192.0.0.0/8',
    });
  });

  it('is the /64 of an IPv6 address, in its /48, in its /16', () => {
    expect(originOf('2001:db8:1:2:3:4:5:6')).toEqual({
      exact: '2001:db8:1:2::/64',
      wide: '2001:db8:1::/48',
      widest: '2001::/16',
    });
  });

  it.each([
    '::ffff:192.0.2.77',
    '::FFFF:192.0.2.77',
    '::ffff:c000:24d',
    '0:0:0:0:0:ffff:192.0.2.77',
    '0000:0000:0000:0000:0000:ffff:c000:024d',
    '0::ffff:192.0.2.77',
  ])('is an IPv4 address when that is written %s', (address) => {
    expect(originOf(address)).toEqual(originOf('192.0.2.77'));
  });

  it('is no IPv4 address when it only ends like one', () => {
    const mapped = originOf('192.0.2.77');
    for (const address of ['::192.0.2.77', '64:ff9b::192.0.2.77', '1::ffff:192.0.2.77']) {
      expect(originOf(address).exact).not.toBe(mapped.exact);
    }
  });

  it('is the same however an IPv6 address is written', () => {
    fc.assert(
      fc.property(groups, spelling, spelling, (address, one, other) => {
        expect(originOf(write(address, one))).toEqual(originOf(write(address, other)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is told apart by 64, 48 and 16 bits of IPv6', () => {
    const pair = fc.tuple(groups, groups).filter((both) => !both.some(isMapped));
    fc.assert(
      fc.property(pair, fc.nat(8), spelling, ([one, two], shared, how) => {
        const other = [...one.slice(0, shared), ...two.slice(shared)];
        fc.pre(!isMapped(other));
        const [a, b] = [originOf(write(one, how)), originOf(write(other, how))];
        const agrees = (count: number) =>
          one.slice(0, count).join() === other.slice(0, count).join();
        expect(a.exact === b.exact).toBe(agrees(4));
        expect(a.wide === b.wide).toBe(agrees(3));
        expect(a.widest === b.widest).toBe(agrees(1));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is told apart by 32, 24 and 8 bits of IPv4, mapped or not', () => {
    const quad = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
    const prefix = fc.constantFrom('', '::ffff:');
    fc.assert(
      fc.property(quad, quad, fc.nat(4), prefix, prefix, (one, two, shared, how, otherwise) => {
        const other = [...one.slice(0, shared), ...two.slice(shared)];
        const a = originOf(`${how}${one.join('.')}`);
        const b = originOf(`${otherwise}${other.join('.')}`);
        const agrees = (count: number) =>
          one.slice(0, count).join() === other.slice(0, count).join();
        expect(a.exact === b.exact).toBe(agrees(4));
        expect(a.wide === b.wide).toBe(agrees(3));
        expect(a.widest === b.widest).toBe(agrees(1));
      }),
    );
  });

  it.each(['fe80::1%eth0', 'fe80::1%1', 'fe80:0:0:0::1%en-0.a:b'])(
    'does not depend on the zone of %s',
    (address) => {
      expect(originOf(address)).toEqual(originOf('fe80::1'));
    },
  );

  it.each([
    undefined,
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4:80',
    '1.2.3.4 ',
    '[::1]',
    '::g',
    ':::',
    '1:2:3:4:5:6:7',
    '::ffff:1.2.3',
    '__proto__',
  ])('is one for all that have none, such as %j', (address) => {
    expect(originOf(address)).toEqual(originOf(undefined));
  });

  it('is found for whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f:.%/]{0,40}$/)), (text) => {
        const { exact, wide, widest } = originOf(text);
        for (const part of [exact, wide, widest]) expect(part).toMatch(/^[\da-f:./]{3,}$|^none$/);
      }),
    );
  });
});

/** The eight numbers of an IPv6 address; many are 0, for `::` to stand for. */
const groups = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 });

function isMapped(address: readonly number[]): boolean {
  return address.slice(0, 6).join() === '0,0,0,0,0,65535';
}

/** A way to write an address. */
const spelling = fc.record({
  isPadded: fc.boolean(),
  isUpper: fc.boolean(),
  endsInQuad: fc.boolean(),
  /** Which of the runs of zeros is left out, if there is one. */
  shortens: fc.option(fc.nat(3)),
  zone: fc.constantFrom('', '%eth0', '%2'),
});

function write(
  address: readonly number[],
  how: typeof spelling extends fc.Arbitrary<infer T> ? T : never,
): string {
  const words = address.map((group) => group.toString(16).padStart(how.isPadded ? 4 : 1, '0'));
  if (how.endsInQuad) {
    const [high = 0, low = 0] = address.slice(6);
    words.splice(6, 2, [high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const runs = runsOfZeros(words);
  const run = how.shortens === null ? undefined : runs[how.shortens % Math.max(1, runs.length)];
  const text = run
    ? `${words.slice(0, run.from).join(':')}::${words.slice(run.to).join(':')}`
    : words.join(':');
  return `${how.isUpper ? text.toUpperCase() : text}${how.zone}`;
}

function runsOfZeros(words: readonly string[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, word] of words.entries()) {
    if (!/^0+$/.test(word)) continue;
    const last = runs.at(-1);
    if (last?.to === index) last.to += 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}
