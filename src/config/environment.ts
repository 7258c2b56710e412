import { PricecmpError } from '../errors.ts';
import { readStandIn } from '../net/origins.ts';

const PREFIX = 'PRICECMP_ORIGIN_';

/**
 * Which servers stand in for which real origins, by `PRICECMP_ORIGIN_<NAME>`.
 *
 * @param origins real origins by name: `shopify-catalog`, `frankfurter`
 * @throws PricecmpError `invalid_config` for a name that means nothing or an unsafe origin
 */
export function readStandIns(
  env: NodeJS.ProcessEnv,
  origins: ReadonlyMap<string, string>,
): Map<string, string> {
  const byVariable = new Map([...origins].map(([name, origin]) => [variableOf(name), origin]));
  const standIns = new Map<string, string>();
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || !value) continue;
    const origin = byVariable.get(variable);
    if (!origin) {
      const known = [...byVariable.keys()].join(', ');
      throw new PricecmpError('invalid_config', `${variable} means nothing. There are ${known}.`);
    }
    standIns.set(origin, readStandIn(value, variable));
  }
  return standIns;
}

/** The variable that replaces a provider's origin: `shopify-catalog` by `PRICECMP_ORIGIN_SHOPIFY_CATALOG`. */
export function variableOf(name: string): string {
  return PREFIX + name.toUpperCase().replaceAll('-', '_');
}
