import { PricecmpError } from '../../../errors.ts';
import { createKey, type KeyStore } from '../../../server/keys/api-key.ts';
import { createLog } from '../../../server/log.ts';
import { openKeys } from '../../../server/state/place.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { renderColumns } from '../../render/columns.ts';
import { renderJson } from '../../render/json.ts';
import { colours } from '../../render/style.ts';
import { findPlace, keysCommand, type PlaceOptions } from '../../state-place.ts';
import type { Terminal } from '../../terminal.ts';

/** Runs `pricecmp keys create`: the key alone on stdout. */
export async function createApiKey(
  { name, ...options }: PlaceOptions & { name?: string },
  { terminal }: Invocation,
): Promise<number> {
  const { key, secret } = createKey(name, new Date());
  await withKeys(options, terminal, (keys) => keys.add(key));
  await terminal.out(`${secret}\n`);
  const revoking = keysCommand(`revoke ${key.id}`, options);
  terminal.err(`"${key.name}" is shown only now. Revoke it with: ${revoking}`);
  return EXIT.found;
}

/** Runs `pricecmp keys list`. */
export async function listApiKeys(
  { json = false, ...options }: PlaceOptions & { json?: boolean },
  { terminal }: Invocation,
): Promise<number> {
  const keys = await withKeys(options, terminal, (store) => store.list());
  if (json) {
    const shown = keys.map(({ id, name, createdAt }) => ({ id, name, createdAt }));
    await terminal.out(renderJson(shown, terminal.outIsTerminal));
  } else if (keys.length > 0) {
    const { dim } = colours('stdout', terminal.env);
    const columns = [{ head: 'Id' }, { head: 'Name' }, { head: 'Made' }];
    const rows = keys.map(({ id, name, createdAt }) => [id, name, createdAt]);
    await terminal.out(renderColumns(columns, rows, dim));
  } else {
    terminal.err(`There is no key. Make one with: ${keysCommand('create', options)}`);
  }
  return EXIT.found;
}

/** Runs `pricecmp keys revoke`. */
export async function revokeApiKey(
  name: string,
  options: PlaceOptions,
  { terminal }: Invocation,
): Promise<number> {
  const gone = await withKeys(options, terminal, (keys) => keys.remove(name));
  if (!gone) {
    const listing = keysCommand('list', options);
    const message = `There is no key "${name}". "${listing}" shows those there are.`;
    throw new PricecmpError('invalid_request', message);
  }
  terminal.err(`"${gone.name}" is revoked.`);
  return EXIT.found;
}

async function withKeys<T>(
  options: PlaceOptions,
  terminal: Terminal,
  work: (keys: KeyStore) => Promise<T>,
): Promise<T> {
  const store = await openKeys(
    await findPlace(options, terminal.env),
    createLog('error', terminal.err),
  );
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
