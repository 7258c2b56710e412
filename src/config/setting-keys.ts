/** What a user can set, apart from the schema that is slow to load. */
export const SETTING_KEYS = [
  'currency',
  'home',
  'countries',
  'disabled',
  'timeout',
  'contact',
  'agentProfile',
] as const;

export type SettingKey = (typeof SETTING_KEYS)[number];
