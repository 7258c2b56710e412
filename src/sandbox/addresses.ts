// The shop fronts people copy product addresses from, and what stands for each on the name that
// is reserved for examples (RFC 2606) and so can never be somebody's shop.
const SHOP_FRONTS: readonly (readonly [real: string, sandbox: string])[] = [
  ['store.steampowered.com', 'steam.sandbox.example'],
  ['apps.apple.com', 'apps.sandbox.example'],
  ['books.apple.com', 'books.sandbox.example'],
  ['music.apple.com', 'music.sandbox.example'],
  ['itunes.apple.com', 'itunes.sandbox.example'],
];

const toSandbox = new Map(SHOP_FRONTS);
const toReal = new Map(SHOP_FRONTS.map(([real, sandbox]) => [sandbox, real]));

/** The sandbox's address for a product address of a real shop front; others are unchanged. */
export function publicUrl(url: string): string {
  return withHost(url, toSandbox);
}

/** The address on the real shop front for one of the sandbox's; others are unchanged. */
export function realUrl(url: string): string {
  return withHost(url, toReal);
}

function withHost(url: string, hosts: ReadonlyMap<string, string>): string {
  return url.replace(
    /^(https?:\/\/)([^/?#:@]+)(?=[/?#]|$)/i,
    (whole, scheme: string, host: string) => {
      const other = hosts.get(host.toLowerCase());
      return other ? scheme + other : whole;
    },
  );
}
