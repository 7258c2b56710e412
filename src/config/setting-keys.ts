/** What a user can set, apart from the schema that is slow to load. */
export const SETTING_KEYS = [
  'currency',
  'home',
  'countries',
  'disabled',
  'timeout',
  'contact',
  'agentProfile',
  'clientKey',
] as const;

/** Those that are shown to nobody who did not ask for just them. */
export const SECRET_KEYS: ReadonlySet<string> = new Set(['clientKey']);

export type SettingKey = (typeof SETTING_KEYS)[number];
