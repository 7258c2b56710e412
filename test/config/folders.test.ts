import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFolders } from '../../src/config/folders.ts';

describe('the folders of a user', () => {
  it.skipIf(process.platform === 'win32' || process.platform === 'darwin')(
    'are where the XDG base directory specification says',
    () => {
      expect(findFolders({})).toEqual({
        config: join(homedir(), '.config', 'pricecmp'),
        cache: join(homedir(), '.cache', 'pricecmp'),
      });
      expect(findFolders({ XDG_CONFIG_HOME: '/c', XDG_CACHE_HOME: '/d' })).toEqual({
        config: '/c/pricecmp',
        cache: '/d/pricecmp',
      });
      expect(findFolders({ XDG_CACHE_HOME: 'relative' }).cache).toBe(
        join(homedir(), '.cache', 'pricecmp'),
      );
    },
  );

  it('are those the environment names', () => {
    expect(findFolders({ PRICECMP_CONFIG_DIR: '/x', PRICECMP_CACHE_DIR: '/y' })).toEqual({
      config: '/x',
      cache: '/y',
    });
  });

  it.each(['PRICECMP_CONFIG_DIR', 'PRICECMP_CACHE_DIR'])('refuses a relative %s', (name) => {
    expect(() => findFolders({ [name]: 'here' })).toThrowError(
      expect.objectContaining({ code: 'invalid_config', message: expect.stringContaining(name) }),
    );
  });
});
