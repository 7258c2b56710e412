import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../src/server/limiter/address.ts';
import { clientAddress, parseTrust, trustNobody } from '../../src/server/limiter/client-address.ts';
import { type Admission, parseRateLimit, type RateLimit } from '../../src/server/limiter/limit.ts';
import { createMemoryLimiter, MOST_TRACKED } from '../../src/server/limiter/memory-limiter.ts';
import { heapInUse } from '../heap.ts';
import { startServer } from './running.ts';

const invalidRequest = expect.objectContaining({
  name: 'PricecmpError',
  code: 'invalid_request',
});

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

describe('a rate limit', () => {
  it.each([
    ['30/10m', 30, 600_000],
    ['5/1s', 5, 1_000],
    ['1000/1h', 1_000, 3_600_000],
    [' 30/10m ', 30, 600_000],
    ['1/24h', 1, 86_400_000],
    ['1/86400s', 1, 86_400_000],
    ['1000000000/1440m', 1_000_000_000, 86_400_000],
  ])('is read from %j', (text, count, windowMs) => {
    expect(parseRateLimit(text)).toEqual({ count, windowMs });
  });

  it.each([
    '',
    '30',
    '30/',
    '/10m',
    '30/10',
    '30/m',
    '0/10m',
    '30/0s',
    '-1/10m',
    '30/-1m',
    '1.5/10m',
    '30/1.5m',
    '30/10d',
    '30/10M',
    '30/10ms',
    '30/10 m',
    '30 / 10m',
    '30//10m',
    '30/10m/5',
    '30/25h',
    '1/1441m',
    '1/86401s',
    '1000000001/1m',
    '99999999999/1m',
    '1e3/1m',
    '0x10/1m',
    '٣٠/10m',
    'NaN/1m',
    'Infinity/1m',
    '30/10m\n5/1s',
  ])('is not read from %j, and the error says how to write one', (text) => {
    expect(() => parseRateLimit(text)).toThrow(invalidRequest);
    expect(() => parseRateLimit(text)).toThrow(/30\/10m/);
  });
});

/** The address of a client whose connection comes from `peer` with this `X-Forwarded-For`. */
function addressOf(peer: string | undefined, said: string | undefined, trust: string | null) {
  const headers = said === undefined ? {} : { 'x-forwarded-for': said };
  const request = { socket: { remoteAddress: peer }, headers };
  return clientAddress(
    request as unknown as IncomingMessage,
    trust === null ? trustNobody : parseTrust(trust),
  );
}

describe('the address of a client', () => {
  it.each([
    // By number: so many from the end are proxies.
    ['0', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', '198.51.100.66, 203.0.113.9', '203.0.113.9'],
    ['2', '10.0.0.1', '198.51.100.66, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['2', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['99', '10.0.0.1', '203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9'],
    [' 1 ', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    // By network: the first from the end that is in none of them.
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.66, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['10.0.0.0/8', '11.0.0.1', '203.0.113.9', '11.0.0.1'],
    ['10.0.0.1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '10.0.0.2', '203.0.113.9', '10.0.0.2'],
    ['10.0.0.0/8, 192.0.2.0/24', '192.0.2.1', '203.0.113.9, 10.0.0.1', '203.0.113.9'],
    ['0.0.0.0/0', '10.0.0.1', '203.0.113.9, 198.51.100.1', '203.0.113.9'],
    ['2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
    ['2001:db8::/32', '2001:db9::1', '2001:db9::7', '2001:db9::1'],
    ['2001:db8::1', '2001:DB8:0:0:0:0:0:1', '2001:db9::7', '2001:db9::7'],
    ['fe80::/10', 'fe80::1%eth0', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8,2001:db8::/32', '10.0.0.1', '203.0.113.9, 2001:db8::2', '203.0.113.9'],
    // Mapped addresses are the IPv4 addresses they are.
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '::ffff:a00:1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, ::ffff:10.0.0.2', '203.0.113.9'],
    ['10.0.0.0/8', '::ffff:11.0.0.1', '203.0.113.9', '::ffff:11.0.0.1'],
  ])('trusting %s, from %s saying "%s", is %s', (trust, peer, said, expected) => {
    expect(addressOf(peer, said, trust)).toBe(expected);
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['  203.0.113.9  ', '203.0.113.9'],
    ['1.1.1.1,203.0.113.9', '203.0.113.9'],
  ])('is read from "%s" whatever proxy wrote it', (said, expected) => {
    expect(addressOf('10.0.0.1', said, '1')).toBe(expected);
  });

  it.each([
    '',
    ',',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.9:',
    '203.0.113.9:x',
    '[203.0.113.9',
    '[]',
    '[]:80',
    '2001:db8::7]:80',
    'localhost',
    '203.0.113.9, ',
    '203.0.113.9;for=1',
    'for=203.0.113.9',
    '203.0.113.9/32',
    '\u0000',
  ])('is that of the proxy when it says "%s"', (said) => {
    expect(addressOf('10.0.0.1', said, '1')).toBe('10.0.0.1');
  });

  it('is that of the last proxy that can be read when one before it wrote nonsense', () => {
    expect(addressOf('10.0.0.1', '203.0.113.9, nonsense, 10.0.0.2', '10.0.0.0/8')).toBe('10.0.0.2');
  });

  it('is that of the connection when nobody is trusted, or nothing is said', () => {
    expect(addressOf('10.0.0.1', '203.0.113.9', null)).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', undefined, '3')).toBe('10.0.0.1');
    expect(addressOf(undefined, '203.0.113.9', '3')).toBeUndefined();
  });

  it('cannot be chosen by the client, whatever it sends before its proxies add to it', () => {
    const proxies = fc.array(fc.constantFrom('10.0.0.1', '10.3.0.1', '10.0.0.7'), { maxLength: 3 });
    const lies = fc.array(
      fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constantFrom('10.0.0.1', '', 'unknown')),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(lies, proxies, (sent, later) => {
        const said = [...sent, '203.0.113.9', ...later].join(', ');
        expect(addressOf('10.0.0.9', said, '10.0.0.0/8')).toBe('203.0.113.9');
        expect(addressOf('10.0.0.9', said, String(later.length + 1))).toBe('203.0.113.9');
      }),
    );
  });

  it.each([
    '',
    ' ',
    ',',
    '10.0.0.0/8,',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8.5',
    '10.0.0.0/8x',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '10.0.0.0 /8',
    '::/129',
    '2001:db8::/32/32',
    'localhost',
    'loopback',
    'true',
    '-1',
    '100',
    '1.5',
    '1,2',
    '*',
  ])('is not read with trust in %j', (trust) => {
    expect(() => parseTrust(trust)).toThrow(invalidRequest);
  });

  it('counts in a running server: all of one /64, however they are written', async () => {
    const limit = { count: 3, windowMs: 600_000 };
    const server = await startServer({ limit, trust: parseTrust('127.0.0.0/8') });
    const from = async (...addresses: string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address };
        statuses.push((await server.get('/api/v1/currencies', { headers })).status);
      }
      return statuses;
    };
    expect(
      await from('2001:db8::1', '2001:0DB8:0:0::2', '[2001:db8::3]:80', '2001:db8:0:0:ffff::'),
    ).toEqual([200, 200, 200, 429]);
    expect(await from('2001:db8:0:1::1')).toEqual([200]);
    expect(
      await from(
        '198.51.100.1',
        '::ffff:198.51.100.1',
        '::ffff:c633:6401',
        '6.6.6.6, 198.51.100.1',
      ),
    ).toEqual([200, 200, 200, 429]);
  });

  it('is read from several headers as from one', async () => {
    const limit = { count: 1, windowMs: 600_000 };
    const server = await startServer({ limit, trust: parseTrust('1') });
    const raw = (first: string, last: string) =>
      server.send(
        'GET /api/v1/currencies HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
          `X-Forwarded-For: ${first}\r\nX-Forwarded-For: ${last}\r\n\r\n`,
      );
    expect(await raw('198.51.100.1', '203.0.113.9')).toMatch(/^HTTP\/1.1 401 /);
    expect(await raw('198.51.100.2', '203.0.113.9')).toMatch(/^HTTP\/1.1 429 /);
    expect(await raw('203.0.113.9', '198.51.100.3')).toMatch(/^HTTP\/1.1 401 /);
  });
});

/** The plainest limiter there can be: it remembers everything, and looks at all of it. */
function createModel({ count, windowMs }: RateLimit) {
  const taken = new Map<string, number[]>();
  return (address: string, now: number): Admission => {
    const out = (taken.get(address) ?? []).filter((at) => at > now - windowMs);
    const admitted = out.length < count;
    if (admitted) out.push(now);
    taken.set(address, out);
    return { admitted, remaining: count - out.length, resetMs: (out[0] ?? 0) + windowMs - now };
  };
}

/** A limiter with a clock that is moved by hand. */
function createTimed(limit: RateLimit, mostTracked?: number) {
  const clock = { now: 1_000_000 };
  const limiter = createMemoryLimiter(limit, () => clock.now, mostTracked);
  return { clock, limiter, take: (address: string) => limiter.take(originOf(address)) };
}

const limits = fc.record({ count: fc.integer({ min: 1, max: 5 }), windowMs: fc.constant(100) });

/** Requests of a few addresses, with all that a window makes interesting between them. */
function requestsOf(addresses: readonly string[]) {
  const pause = fc.oneof(
    fc.constant(0),
    fc.constantFrom(1, 99, 100, 101, 200),
    fc.integer({ min: 0, max: 60 }),
  );
  const request = fc.record({ pause, address: fc.constantFrom(...addresses) });
  return fc.array(request, { maxLength: 120, size: 'max' });
}

const STRANGERS = ['192.0.2.1', '192.0.2.2', '198.51.100.1', '2001:db8::1', '2001:db8:0:1::1'];

/** The moments at which each address was admitted. */
type Admitted = Map<string, number[]>;

function expectStrict(admitted: Admitted, { count, windowMs }: RateLimit) {
  for (const moments of admitted.values()) {
    for (const [index, moment] of moments.entries()) {
      const next = moments[index + count];
      if (next !== undefined) expect(next - moment).toBeGreaterThanOrEqual(windowMs);
    }
  }
}

describe('the limiter', () => {
  it('says of every request what a list of all requests would say', () => {
    fc.assert(
      fc.property(limits, requestsOf(STRANGERS), (limit, requests) => {
        const { clock, take } = createTimed(limit);
        const model = createModel(limit);
        for (const { pause, address } of requests) {
          clock.now += pause;
          expect(take(address)).toEqual(model(address, clock.now));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('says so also of a large limit in long use', () => {
    const limit = { count: 500, windowMs: 1_000 };
    const { clock, take } = createTimed(limit);
    const model = createModel(limit);
    const steps = fc.sample(fc.integer({ min: 0, max: 3 }), { numRuns: 20_000, seed: 1 });
    for (const pause of steps) {
      clock.now += pause;
      expect(take('192.0.2.1')).toEqual(model('192.0.2.1', clock.now));
    }
  });

  it('never admits more than it should in any window of time', () => {
    fc.assert(
      fc.property(limits, requestsOf(STRANGERS), (limit, requests) => {
        const { clock, take } = createTimed(limit);
        const admitted: Admitted = new Map();
        for (const { pause, address } of requests) {
          clock.now += pause;
          if (!take(address).admitted) continue;
          admitted.set(address, [...(admitted.get(address) ?? []), clock.now]);
        }
        expectStrict(admitted, limit);
      }),
      { numRuns: 500 },
    );
  });

  it('returns each token exactly one window after it was taken', () => {
    const { clock, take } = createTimed({ count: 3, windowMs: 600_000 });
    const start = clock.now;
    for (const at of [0, 1, 250_000]) {
      clock.now = start + at;
      expect(take('192.0.2.1').admitted).toBe(true);
    }
    for (const at of [600_000, 600_001, 850_000, 1_200_000]) {
      clock.now = start + at - 1;
      // The token of 600,000 is back, and no other: this one is refused and takes none.
      if (at !== 600_001) expect(take('192.0.2.1').admitted).toBe(false);
      clock.now = start + at;
      expect(take('192.0.2.1').admitted).toBe(true);
    }
  });

  it('tells truly how many more it would admit, and when one more', () => {
    fc.assert(
      fc.property(limits, requestsOf(STRANGERS), (limit, requests) => {
        const { clock, take } = createTimed(limit);
        for (const { pause, address } of requests) {
          clock.now += pause;
          take(address);
        }
        const first = take('192.0.2.1');
        for (let left = first.remaining; left > 0; left -= 1) {
          expect(take('192.0.2.1')).toMatchObject({ admitted: true, remaining: left - 1 });
        }
        const { admitted, remaining, resetMs } = take('192.0.2.1');
        expect({ admitted, remaining }).toEqual({ admitted: false, remaining: 0 });
        expect(resetMs).toBe(first.resetMs);
        clock.now += resetMs - 1;
        expect(take('192.0.2.1')).toEqual({ admitted: false, remaining: 0, resetMs: 1 });
        clock.now += 1;
        expect(take('192.0.2.1').admitted).toBe(true);
      }),
    );
  });

  it('takes no token of a request that it refuses', () => {
    const { clock, take } = createTimed({ count: 2, windowMs: 100 });
    take('192.0.2.1');
    take('192.0.2.1');
    for (let ms = 0; ms < 99; ms += 1) {
      clock.now += 1;
      expect(take('192.0.2.1').admitted).toBe(false);
    }
    clock.now += 1;
    expect(take('192.0.2.1').admitted).toBe(true);
    expect(take('192.0.2.1').admitted).toBe(true);
  });

  it('lets no address pay for another', () => {
    const { take } = createTimed({ count: 1, windowMs: 100 });
    for (const address of STRANGERS) expect(take(address).admitted).toBe(true);
    for (const address of STRANGERS) expect(take(address).admitted).toBe(false);
  });

  it('forgets who has been idle for a window', () => {
    const { clock, limiter, take } = createTimed({ count: 2, windowMs: 100 });
    for (let host = 0; host < 1_000; host += 1) take(`192.0.${host >> 8}.${host & 255}`);
    expect(limiter.size).toBe(1_000);
    clock.now += 50;
    take('192.0.0.0');
    clock.now += 50;
    // Of the thousand only one has been there since.
    for (let request = 0; request < 300; request += 1) take('198.51.100.1');
    expect(limiter.size).toBe(2);
    clock.now += 100;
    take('198.51.100.2');
    expect(limiter.size).toBe(1);
  });
});

describe('when more addresses are about than are tracked', () => {
  const limit = { count: 2, windowMs: 100 };

  it('new ones share what their /24 may ask, then their /8', () => {
    const { take } = createTimed(limit, 2);
    const admits = (...addresses: string[]) => addresses.map((each) => take(each).admitted);
    expect(admits('10.0.0.1', '10.0.0.2')).toEqual([true, true]);
    // All others of 10.0.0.0/24 together, and of 10.0.1.0/24.
    expect(admits('10.0.0.3', '10.0.0.4', '10.0.0.5')).toEqual([true, true, false]);
    expect(admits('10.0.1.1', '10.0.1.2', '10.0.1.3')).toEqual([true, true, false]);
    // All others of 10.0.0.0/8, and of 11.0.0.0/8.
    expect(admits('10.0.2.1', '10.0.3.1', '10.9.9.9')).toEqual([true, true, false]);
    expect(admits('11.0.2.1', '11.0.3.1', '11.9.9.9')).toEqual([true, true, false]);
    // Who has been there before has a bucket of its own as before.
    expect(admits('10.0.0.1', '10.0.0.1', '10.0.0.2')).toEqual([true, false, true]);
  });

  it('new ones share what their /48 may ask, then their /16', () => {
    const { take } = createTimed(limit, 2);
    const admits = (...addresses: string[]) => addresses.map((each) => take(each).admitted);
    expect(admits('2001:db8:0:1::', '2001:db8:0:2::')).toEqual([true, true]);
    expect(admits('2001:db8:0:3::', '2001:db8:0:4::', '2001:db8:0:5::')).toEqual([
      true,
      true,
      false,
    ]);
    expect(admits('2001:db8:1:1::', '2001:db8:1:2::', '2001:db8:1:3::')).toEqual([
      true,
      true,
      false,
    ]);
    expect(admits('2001:db8:2:1::', '2001:db8:3:1::', '2001:1::')).toEqual([true, true, false]);
    expect(admits('2002:db8:2:1::', '2002:db8:3:1::', '2002:1::')).toEqual([true, true, false]);
    expect(admits('2001:db8:0:1::', '2001:db8:0:1::', '2001:db8:0:2::')).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('who had to share has a bucket of its own once nothing of it is out', () => {
    const { clock, limiter, take } = createTimed(limit, 1);
    take('10.0.0.1');
    take('10.0.0.2');
    take('10.0.0.3');
    expect(take('10.0.0.2').admitted).toBe(false);
    clock.now += 100;
    for (const address of ['10.0.0.2', '10.0.0.2']) expect(take(address).admitted).toBe(true);
    expect(limiter.size).toBe(1);
  });

  it('an address gets no second allowance when there is room for it again', () => {
    const { clock, take } = createTimed(limit, 1);
    take('10.0.0.1');
    clock.now += 50;
    take('10.0.0.2');
    take('10.0.0.2');
    clock.now += 50;
    // 10.0.0.1 has gone, so there is room; but the tokens of 10.0.0.2 are still out.
    expect(take('10.0.0.2').admitted).toBe(false);
  });

  it('an address that shares its /24 gets no second allowance when its /8 is shared too', () => {
    const { take } = createTimed(limit, 1);
    take('10.0.0.1');
    take('10.0.0.2');
    expect(take('10.0.0.2').admitted).toBe(true);
    expect(take('10.0.0.2').admitted).toBe(false);
    // No /24 is left to be tracked: this one begins to share 10.0.0.0/8.
    expect(take('10.0.1.1').admitted).toBe(true);
    expect(take('10.0.0.2').admitted).toBe(false);
  });

  it('no address is ever admitted more often than it should be', () => {
    const few = [
      '10.0.0.1',
      '10.0.0.2',
      '10.0.1.1',
      '10.0.1.2',
      '10.0.2.1',
      '11.0.0.1',
      '11.0.1.1',
    ];
    const some6 = ['2001:db8:0:1::', '2001:db8:0:2::', '2001:db8:1:1::', '2001:db9::', '2002::'];
    const most = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(limits, most, requestsOf([...few, ...some6]), (limit, mostTracked, requests) => {
        const { clock, limiter, take } = createTimed(limit, mostTracked);
        const admitted: Admitted = new Map();
        for (const { pause, address } of requests) {
          clock.now += pause;
          const isAdmitted = take(address).admitted;
          expect(limiter.size).toBeLessThanOrEqual(2 * mostTracked + 4);
          if (!isAdmitted) continue;
          admitted.set(address, [...(admitted.get(address) ?? []), clock.now]);
        }
        expectStrict(admitted, limit);
      }),
      { numRuns: 1_000 },
    );
  });

  it('who shares is told truly how many more are admitted, and not before when', () => {
    const few = ['10.0.0.1', '10.0.0.2', '10.0.1.1', '10.0.1.2', '10.0.2.1', '11.0.0.1'];
    const most = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(limits, most, requestsOf(few), (limit, mostTracked, requests) => {
        const { clock, take } = createTimed(limit, mostTracked);
        for (const { pause, address } of requests) {
          clock.now += pause;
          take(address);
        }
        const { remaining } = take('10.0.0.1');
        for (let left = remaining; left > 0; left -= 1) {
          expect(take('10.0.0.1')).toMatchObject({ admitted: true, remaining: left - 1 });
        }
        const { admitted, resetMs } = take('10.0.0.1');
        expect(admitted).toBe(false);
        clock.now += resetMs - 1;
        expect(take('10.0.0.1')).toEqual({ admitted: false, remaining: 0, resetMs: 1 });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the memory of the limiter', () => {
  const MEGABYTE = 1024 * 1024;
  const MILLION = 1_000_000;
  /** So many networks there are, of which no list needs a bound. */
  const MOST_WIDEST = 65_536;

  /** Of a million numbers as many different ones of 32 bits, all over the place. */
  const scattered = (index: number) => Math.imul(index, 2_654_435_761) >>> 0;

  it.each([
    [
      'IPv4',
      (bits: number) => [bits >>> 24, (bits >> 16) & 255, (bits >> 8) & 255, bits & 255].join('.'),
    ],
    ['IPv6', (bits: number) => `${(bits >>> 16).toString(16)}:${(bits & 0xffff).toString(16)}::1`],
  ])(
    'is bounded for a million addresses of %s',
    (_, addressOf) => {
      const before = heapInUse();
      const { clock, limiter, take } = createTimed({ count: 30, windowMs: 600_000 });
      for (let index = 0; index < MILLION; index += 1) take(addressOf(scattered(index)));
      expect(limiter.size).toBeGreaterThan(MOST_TRACKED);
      expect(limiter.size).toBeLessThanOrEqual(2 * MOST_TRACKED + MOST_WIDEST);
      const grown = heapInUse() - before;
      expect(grown).toBeLessThan(150 * MEGABYTE);

      clock.now += 600_000;
      for (let request = 0; request < MOST_TRACKED / 2; request += 1) take('192.0.2.1');
      expect(limiter.size).toBe(1);
    },
    60_000,
  );

  it('is that of the requests which were admitted, not of the limit', () => {
    const before = heapInUse();
    const { take } = createTimed({ count: 1_000_000_000, windowMs: 86_400_000 });
    for (let index = 0; index < 1_000; index += 1) take(`10.0.${index >> 8}.${index & 255}`);
    expect(take('10.0.0.0').remaining).toBe(999_999_998);
    expect(heapInUse() - before).toBeLessThan(50 * MEGABYTE);
  });

  it('is that of one window, however long an address goes on asking', () => {
    const before = heapInUse();
    const { clock, take } = createTimed({ count: 1_000_000_000, windowMs: 1_000 });
    for (let request = 0; request < 5 * MILLION; request += 1) {
      clock.now += 1;
      take('192.0.2.1');
    }
    expect(take('192.0.2.1').remaining).toBe(1_000_000_000 - 1_001);
    expect(heapInUse() - before).toBeLessThan(30 * MEGABYTE);
  });
});
