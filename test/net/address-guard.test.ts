import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedLookup, isPublicAddress, readPublicUrl } from '../../src/net/address-guard.ts';

function reasonFor(address: string): unknown {
  try {
    readPublicUrl(address);
    return null;
  } catch (error) {
    return (error as { details?: { reason?: unknown } }).details?.reason;
  }
}

describe('an address somebody else supplied', () => {
  it.each([
    'https://shop.example.com/p/1',
    'http://shop.example.com',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('%s may be read', (address) => {
    expect(readPublicUrl(address).href).toContain('://');
  });

  it.each([
    ['shop.example.com', 'not_a_url'],
    ['https://', 'not_a_url'],
    ['ftp://shop.example.com/', 'not_http'],
    ['file:///etc/passwd', 'not_http'],
    ['javascript://shop.example.com/%0aalert(1)', 'not_http'],
    ['gid://shopify/p/1', 'not_http'],
    ['https://user@shop.example.com/', 'credentials'],
    ['https://user:password@shop.example.com/', 'credentials'],
    ['https://shop.example.com:8443/', 'port'],
    ['http://shop.example.com:22/', 'port'],
    ['http://localhost/', 'private_address'],
    ['http://localhost./', 'private_address'],
    ['http://LOCALHOST/', 'private_address'],
    ['http://shop.localhost/', 'private_address'],
    ['http://printer.local/', 'private_address'],
    ['http://metadata.google.internal/', 'private_address'],
    ['http://intranet/', 'private_address'],
    ['http://127.0.0.1/', 'private_address'],
    ['http://127.1/', 'private_address'],
    ['http://0x7f.1/', 'private_address'],
    ['http://2130706433/', 'private_address'],
    ['http://0177.0.0.1/', 'private_address'],
    ['http://0/', 'private_address'],
    ['http://10.1.2.3/', 'private_address'],
    ['http://172.31.255.255/', 'private_address'],
    ['http://192.168.0.1/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['http://100.64.0.1/', 'private_address'],
    ['http://224.0.0.1/', 'private_address'],
    ['http://255.255.255.255/', 'private_address'],
    ['http://[::1]/', 'private_address'],
    ['http://[::]/', 'private_address'],
    ['http://[::ffff:127.0.0.1]/', 'private_address'],
    ['http://[::127.0.0.1]/', 'private_address'],
    ['http://[64:ff9b::7f00:1]/', 'private_address'],
    ['http://[2002:7f00:1::]/', 'private_address'],
    ['http://168.63.129.16/', 'private_address'],
    ['http://[::ffff:0:127.0.0.1]/', 'private_address'],
    ['http://[64:ff9b:1::7f00:1]/', 'private_address'],
    ['http://[2001::1]/', 'private_address'],
    ['http://[2001:db8::1]/', 'private_address'],
    ['http://[3fff::1]/', 'private_address'],
    ['http://[4000::1]/', 'private_address'],
    ['http://[fe80::1]/', 'private_address'],
    ['http://[fd00::1]/', 'private_address'],
    ['http://[ff02::1]/', 'private_address'],
    ['http://１２７.0.0.1/', 'private_address'],
  ])('%s is refused: %s', (address, reason) => {
    expect(reasonFor(address)).toBe(reason);
  });

  it('is read or refused, whatever it is, never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const reason = reasonFor(address);
        expect(reason === null || typeof reason === 'string').toBe(true);
      }),
    );
  });
});

describe('IP addresses', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '172.15.0.1',
    '172.32.0.1',
    '193.0.0.1',
    '223.255.255.255',
    '168.63.129.17',
    '2001:200::1',
    '2a00:1450:4001::200e',
    '3ffe:ffff::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('of every private IPv4 range are refused, however deep inside', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
    );
    fc.assert(fc.property(inside, (octets) => !isPublicAddress(octets.join('.'))));
  });

  it('of IPv6 are public in 2000::/3 only', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const outside = group.filter((first) => first < 0x2000 || first > 0x3fff);
    const rest = fc.array(group, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(outside, rest, (first, others) => {
        const groups = [first, ...others].map((number) => number.toString(16));
        return !isPublicAddress(groups.join(':'));
      }),
    );
  });

  it.each(['', 'example.com', '1.2.3', '999.1.1.1', '::g'])('"%s" is none', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });
});

describe('a name', () => {
  it('that points to this machine is refused when it is resolved', async () => {
    const resolved = new Promise((resolve, reject) => {
      guardedLookup('localhost', { all: true }, (error, addresses) =>
        error ? reject(error) : resolve(addresses),
      );
    });
    await expect(resolved).rejects.toMatchObject({
      code: 'unusable_url',
      details: { reason: 'private_address' },
    });
  });

  it('that does not exist gives the error of the resolver', async () => {
    const resolved = new Promise((resolve, reject) => {
      guardedLookup('nowhere.invalid', {}, (error, address) =>
        error ? reject(error) : resolve(address),
      );
    });
    await expect(resolved).rejects.toMatchObject({ syscall: 'getaddrinfo' });
  });
});
