import * as z from 'zod';
import { findCountry } from '../countries.ts';
import { isCurrency } from '../money/currencies.ts';
import type { SettingKey } from './setting-keys.ts';

const text = z.string().trim().min(1).max(200);

const currency = z
  .string()
  .toUpperCase()
  .refine(isCurrency, { error: 'must be a currency code such as USD' });

const country = z
  .string()
  .toUpperCase()
  .refine((code) => findCountry(code) !== undefined, {
    error: 'must be a two-letter code of a country that can be asked, such as DE',
  });

/** What a user can set. Keys that a later version knows are kept and ignored. */
export const settingsSchema = z.object({
  currency: currency.optional().describe('the currency prices are converted to'),
  home: country.optional().describe('your country: where stores that search one country search'),
  countries: z
    .array(country)
    .min(1, { error: 'must name at least one' })
    .optional()
    .describe('the countries that are asked'),
  disabled: z.array(text).optional().describe('providers that are not asked'),
  timeout: z
    .number({ error: 'must be a number of seconds from 0.1 to 600' })
    .min(0.1, { error: 'must be a number of seconds from 0.1 to 600' })
    .max(600, { error: 'must be a number of seconds from 0.1 to 600' })
    .optional()
    .describe('seconds a search may take'),
  contact: text
    .regex(/^[\x21-\x7e]+$/, { error: 'must be one word: an e-mail or web address' })
    .optional()
    .describe('an e-mail or web address that stores can reach you under'),
  agentProfile: z
    .url({ protocol: /^https$/, error: 'must be a public https address' })
    .optional()
    .describe('the UCP agent profile that says who asks'),
  clientKey: text
    .regex(/^[\x21-\x7e]+$/, { error: 'must be a key as "pricecmp keys create" prints it' })
    .optional()
    .describe('the key for --api'),
} satisfies Record<SettingKey, z.ZodType>);

export type Settings = z.infer<typeof settingsSchema>;

/** What a setting is for, in a phrase. */
export function describeSetting(key: SettingKey): string {
  return settingsSchema.shape[key].description ?? '';
}

/** Reads the words given for a setting on the command line: lists by commas, numbers as numbers. */
export function parseSetting(key: SettingKey, words: string): z.ZodSafeParseResult<unknown> {
  const schema = settingsSchema.shape[key];
  if (key === 'countries' || key === 'disabled') {
    return schema.safeParse(
      words
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    );
  }
  return schema.safeParse(key === 'timeout' ? Number(words) : words);
}
