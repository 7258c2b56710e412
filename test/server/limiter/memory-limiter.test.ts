import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../../src/server/limiter/address.ts';
import type { Admission, RateLimit } from '../../../src/server/limiter/limit.ts';
import { createMemoryLimiter, MOST_TRACKED } from '../../../src/server/limiter/memory-limiter.ts';
import { heapInUse } from '../../heap.ts';

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
