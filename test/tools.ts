import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where a program that some tests need is, or null where it is not installed. With
 * `PRICECMP_TEST_ALL` set that is a failure instead: no test is to be passed over unseen.
 */
export function findTool(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found) return found;
  if (process.env.PRICECMP_TEST_ALL) throw new Error(`${name} is not installed`);
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
