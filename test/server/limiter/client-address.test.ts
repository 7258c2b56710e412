import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clientAddress,
  parseTrust,
  trustNobody,
} from '../../../src/server/limiter/client-address.ts';
import { startServer } from '../running.ts';

const invalidRequest = expect.objectContaining({
  name: 'PricecmpError',
  code: 'invalid_request',
});

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
