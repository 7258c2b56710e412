import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { PricecmpError } from '../../errors.ts';

/** Whether to believe the one who stands so many steps from us, and has that address. */
export type Trust = (address: string, steps: number) => boolean;

/** Nobody is believed: the address is that of the connection. */
export const trustNobody: Trust = () => false;

/**
 * Reads what `--trust-proxy` names: how many proxies stand before this server, or the networks they
 * are in, by commas.
 *
 * @throws PricecmpError `invalid_request`
 */
export function parseTrust(text: string): Trust {
  const word = text.trim();
  if (/^\d{1,2}$/.test(word)) {
    const hops = Number(word);
    return (_, steps) => steps < hops;
  }
  const networks = new BlockList();
  for (const network of word.split(',')) {
    const [address = '', bits, ...rest] = network.trim().split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    const isPrefix = /^\d{1,3}$/.test(bits ?? '0') && prefix <= most;
    if (version === 0 || !isPrefix || rest.length > 0) {
      throw new PricecmpError(
        'invalid_request',
        `"${network.trim()}" is no proxy to trust. Give their number, or their networks such as 10.0.0.0/8.`,
      );
    }
    networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The address a request comes from: that of the connection, or what trusted proxies say of it. They
 * write who asked them at the end of `X-Forwarded-For`, so it is read from its end, and what stands
 * before the word of one who is not trusted is anybody's invention.
 */
export function clientAddress(request: IncomingMessage, trust: Trust): string | undefined {
  let address = request.socket.remoteAddress;
  const said = trust === trustNobody ? undefined : request.headers['x-forwarded-for'];
  if (!address || !said) return address;
  const chain = String(said).split(',').reverse();
  for (const [steps, word] of chain.entries()) {
    if (!trust(unmapped(address), steps)) return address;
    const next = withoutPort(word.trim());
    if (isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** "1.2.3.4:5678" and "[2001:db8::1]:5678" as some proxies write them. */
function withoutPort(word: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(word) ?? [];
  return bracketed ?? (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(word) ? word.replace(/:\d+$/, '') : word);
}

function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
