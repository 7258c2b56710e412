import { isIP } from 'node:net';

/**
 * Whom a request counts against, from the narrowest to the widest. The wider ones are for when more
 * addresses are about than can be told apart.
 */
export interface Origin {
  /** An IPv4 address, or the /64 that one household has in IPv6. */
  readonly exact: string;
  /** The /24 or /48 around it. */
  readonly wide: string;
  /** The /8 or /16: of these there are so few that they need no bound. */
  readonly widest: string;
}

/** Counts against one bucket what has no address any more: its connection is gone. */
const NOWHERE: Origin = { exact: 'none', wide: 'none', widest: 'none' };

/** @param address as node:net or a proxy writes it: IPv4, IPv6, or IPv4 mapped into IPv6 */
export function originOf(address: string | undefined): Origin {
  switch (isIP(address ?? '')) {
    case 4:
      return originOf4(address as string);
    case 6:
      return originOf6(groupsOf(address as string));
    default:
      return NOWHERE;
  }
}

function originOf4(address: string): Origin {
  const [a, b, c] = address.split('.');
  return { exact: address, wide: `${a}.${b}.${c}.0/24`, widest: `${a}.0.0.0/8` };
}

function originOf6(groups: readonly number[]): Origin {
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return originOf4([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const prefix = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`;
  return { exact: prefix(4), wide: prefix(3), widest: prefix(1) };
}

/** The eight groups of a valid IPv6 address, whatever way it is written. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%');
  const hex = bare.replace(/\d+\.\d+\.\d+\.\d+$/, (quad) => {
    const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = hex.split('::');
  const read = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const first = read(head);
  if (tail === undefined) return first;
  const last = read(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
