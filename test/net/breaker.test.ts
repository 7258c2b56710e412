import { expect, it } from 'vitest';
import { createBreaker } from '../../src/net/breaker.ts';

const ORIGIN = 'https://store.test';

function openBreaker() {
  const clock = { now: 0 };
  const breaker = createBreaker(() => clock.now);
  for (let failures = 0; failures < 12; failures += 1) breaker.failed(ORIGIN);
  return { breaker, clock };
}

const resting = expect.objectContaining({ code: 'unreachable' });

it('leaves a host alone after a dozen failures with no success between them', () => {
  const breaker = createBreaker(() => 0);
  for (let failures = 0; failures < 11; failures += 1) breaker.failed(ORIGIN);
  breaker.succeeded(ORIGIN);
  for (let failures = 0; failures < 11; failures += 1) breaker.failed(ORIGIN);
  breaker.check(ORIGIN);
  breaker.failed(ORIGIN);
  expect(() => breaker.check(ORIGIN)).toThrow(resting);
});

it('lets one request through after half a minute, however many ask whether they may', () => {
  const { breaker, clock } = openBreaker();
  clock.now = 29_999;
  expect(() => breaker.enter(ORIGIN)).toThrow(resting);
  clock.now = 30_000;
  breaker.check(ORIGIN);
  breaker.check(ORIGIN);
  breaker.enter(ORIGIN);
  expect(() => breaker.check(ORIGIN)).toThrow(resting);
  expect(() => breaker.enter(ORIGIN)).toThrow(resting);
});

it('is done with the rest when that request succeeds', () => {
  const { breaker, clock } = openBreaker();
  clock.now = 30_000;
  breaker.enter(ORIGIN);
  breaker.succeeded(ORIGIN);
  breaker.enter(ORIGIN);
  breaker.check(ORIGIN);
});
