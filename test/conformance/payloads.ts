import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referenceDir } from '../reference.ts';

/** Recorded answers of one protocol, read where they are and never copied. */
export interface Payloads {
  readonly text: (file: string) => string;
  readonly json: (file: string) => unknown;
  /** Declares what one file says, and that it was looked at. */
  readonly file: (name: string, test: () => void | Promise<void>) => void;
  /** Declares that no file of the folder was left out. To be called last. */
  readonly nothingElse: () => void;
}

/** Why the tests of a folder are skipped, for their title. */
export const skipped = referenceDir === null ? ' (skipped: no reference data)' : '';

export function payloadsOf(folder: string): Payloads {
  const path = referenceDir === null ? '' : join(referenceDir, 'payloads', folder);
  const seen = new Set<string>();
  const text = (file: string) => readFileSync(join(path, file), 'utf8');
  return {
    text,
    json: (file) => JSON.parse(text(file)),
    file(name, test) {
      seen.add(name);
      it(name, test);
    },
    nothingElse() {
      it('no file is left out', () => {
        const files = readdirSync(path).filter((name) => name !== 'PROVENANCE.md');
        expect(files.filter((name) => !seen.has(name))).toEqual([]);
        expect([...seen].filter((name) => !files.includes(name))).toEqual([]);
      });
    },
  };
}
