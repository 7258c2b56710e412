import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { PricecmpError } from '../errors.ts';

/**
 * Keeps requests away from what is not the public internet. Whoever names the address (a user, a
 * page, a store's answer) must not be able to make this program talk to the machine it runs on, to
 * its network, or to a cloud's metadata service.
 */

// IANA special-purpose registries, IPv4 and IPv6, and the address by which Azure reaches into its
// machines. Of IPv6 only 2000::/3 is the public internet; in it lie 6to4 and Teredo, which can
// carry a private IPv4 address inside.
const CLOSED_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16
  172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
const OPEN_IPV6 = '2000::/3';
const CLOSED_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function blockList(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [network, prefix] = range.split('/') as [string, string];
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const closed4 = blockList(CLOSED_IPV4, 'ipv4');
const open6 = blockList(OPEN_IPV6, 'ipv6');
const closed6 = blockList(CLOSED_IPV6, 'ipv6');

/** Names that mean this machine or its network whatever a resolver says. */
const CLOSED_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

export type RefusalReason =
  | 'not_a_url'
  | 'not_http'
  | 'credentials'
  | 'port'
  | 'private_address'
  | 'unknown_host';

/** An address this program must not talk to, and why. */
export class AddressRefused extends PricecmpError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super('unusable_url', message, { details: { reason } });
    this.reason = reason;
  }
}

/** Whether an IP address, written out, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4');
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Reads a web address that somebody else supplied: http(s) on its own port, no credentials, and
 * no host that is private by its name or number alone. Names are looked at again when they are
 * resolved, see `guardedLookup`.
 *
 * @throws AddressRefused
 */
export function readPublicUrl(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new AddressRefused('not_a_url', 'That is not a web address.');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new AddressRefused('not_http', 'Only http and https addresses can be read.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new AddressRefused('credentials', 'An address with a user name or password is not read.');
  }
  // The parser drops the port that belongs to the scheme; the other of the two may stand there.
  if (url.port !== '' && url.port !== '80' && url.port !== '443') {
    throw new AddressRefused('port', 'Only the ports 80 and 443 are read.');
  }
  assertPublicHost(url.hostname);
  return url;
}

/** @throws AddressRefused when the host is private by its name or number alone */
export function assertPublicHost(hostname: string): void {
  // IPv6 literals stand in brackets; "localhost." is the same host as "localhost".
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isPrivate =
    isIP(host) === 0 ? !host.includes('.') || CLOSED_NAMES.test(host) : !isPublicAddress(host);
  if (isPrivate) {
    throw new AddressRefused('private_address', 'That address is on a private network.');
  }
}

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Many connections to one host start at once and cost the resolver, which is slow, one question. */
const asking = new Map<string, Promise<LookupAddress[]>>();

function resolve(hostname: string): Promise<LookupAddress[]> {
  const under = asking.get(hostname);
  if (under) return under;
  const question = new Promise<LookupAddress[]>((done, fail) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? fail(error) : done(addresses)));
  }).finally(() => asking.delete(hostname));
  asking.set(hostname, question);
  return question;
}

/**
 * Resolves a name and refuses it when any of its addresses is private: a name under somebody
 * else's control can point anywhere, and differently each time it is asked.
 *
 * @throws AddressRefused, or the resolver's error
 */
export async function resolvePublic(hostname: string): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname);
  if (!addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefused('private_address', 'That name points to a private network.');
  }
  return addresses;
}

/** `dns.lookup` for sockets that may only reach the public internet. */
export function guardedLookup(
  hostname: string,
  options: LookupOptions,
  callback: LookupCallback,
): void {
  resolvePublic(hostname).then(
    (addresses) => {
      const wanted = addresses.filter(({ family }) => !options.family || options.family === family);
      const first = wanted[0];
      if (!first) callback(new Error(`no address for ${hostname}`), []);
      else if (options.all) callback(null, wanted);
      else callback(null, first.address, first.family);
    },
    (error) => callback(error as Error, []),
  );
}
