import { describe, expect, it } from 'vitest';
import { SETTING_KEYS } from '../../src/config/setting-keys.ts';
import { describeSetting, parseSetting, settingsSchema } from '../../src/config/settings.ts';

describe('a setting', () => {
  it.each([
    ['currency', 'usd', 'USD'],
    ['home', 'de', 'DE'],
    ['countries', 'us, de,jp', ['US', 'DE', 'JP']],
    ['disabled', 'steam', ['steam']],
    ['timeout', '12.5', 12.5],
    ['contact', 'me@example.com', 'me@example.com'],
    ['agentProfile', 'https://me.example/profile.json', 'https://me.example/profile.json'],
  ] as const)('%s may be "%s"', (key, words, value) => {
    expect(parseSetting(key, words).data).toEqual(value);
  });

  it.each([
    ['currency', 'dollar'],
    ['home', 'Germany'],
    ['countries', ''],
    ['countries', 'US,Germany'],
    ['timeout', '0'],
    ['timeout', '1e9'],
    ['contact', 'two words'],
    ['contact', 'line\nbreak'],
    ['agentProfile', 'http://me.example/'],
    ['agentProfile', 'me'],
  ] as const)('%s may not be "%s"', (key, words) => {
    expect(parseSetting(key, words).success).toBe(false);
  });

  it('is described, each of them', () => {
    expect(Object.keys(settingsSchema.shape).sort()).toEqual([...SETTING_KEYS].sort());
    for (const key of SETTING_KEYS) expect(describeSetting(key)).not.toBe('');
  });

  it('of a later version is kept out, not refused', () => {
    expect(settingsSchema.parse({ currency: 'USD', later: true })).toEqual({ currency: 'USD' });
  });
});
