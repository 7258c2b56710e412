import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dir = resolve(root, process.env.PRICECMP_REFERENCE_DIR ?? '../shared');

/**
 * The folder of test data that others own and that is therefore no part of this repository, or null
 * where it is absent. `PRICECMP_REFERENCE_DIR` names another place for it.
 */
export const referenceDir: string | null = existsSync(dir) ? dir : null;
