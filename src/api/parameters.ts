import * as z from 'zod';
import { PricecmpError } from '../errors.ts';
import { PROVIDER_NAMES } from '../providers/origins.ts';
import { readCountries, readProviders } from '../search/choices.ts';
import { didYouMean, nearest } from '../search/nearest.ts';
import { assertQueryText, MAX_QUERY_LENGTH } from '../search/query.ts';
import { SORT_KEYS } from '../search/settle.ts';
import {
  assertNoProblems,
  LONGEST_TOLD,
  type ParameterProblem,
  readQueryString,
} from './query-string.ts';

// The parameters of the HTTP API. Every value arrives as text; `meta` says in the API's description
// what the text is to be.

/** Makes a schema of a reader that throws what is wrong, in a sentence. */
function readBy<T>(read: (text: string) => T) {
  return z.string().transform((text, context): T => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof PricecmpError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
}

function commaList(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}

const flag = z
  .enum(['true', 'false'], { error: 'is true or false.' })
  .transform((word) => word === 'true');

const INCLUSIONS = ['stores', 'matches', 'rates', 'notices'] as const;

function inclusions<T extends string>(names: readonly T[]) {
  return readBy((text) => {
    const words = commaList(text);
    const unknown = words.find((word) => !names.some((name) => name === word));
    if (unknown === undefined) return new Set(words as T[]);
    const known = names.join(', ');
    throw new PricecmpError('invalid_request', `"${unknown}" cannot be included: ${known}.`);
  });
}

export const searchParametersSchema = z.object({
  query: readBy((text) => {
    assertQueryText(text);
    return text;
  })
    .meta({ minLength: 1, maxLength: MAX_QUERY_LENGTH, example: 'Sony WH-1000XM5' })
    .describe('a product name, a GTIN/EAN/UPC/ISBN, or the address of a product page'),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, { error: 'A currency is a code of three letters such as USD.' })
    .transform((code) => code.toUpperCase())
    .default('EUR')
    .meta({ example: 'USD' })
    .describe(
      'the currency that prices are converted to, in capitals or not; EUR when it is left out',
    ),
  country: readBy((text) => readCountries(commaList(text)))
    .optional()
    .meta({ example: 'US,DE,JP' })
    .describe('only the stores of these countries, two-letter codes by commas'),
  provider: readBy((text) => readProviders(commaList(text), PROVIDER_NAMES))
    .optional()
    .meta({ example: PROVIDER_NAMES.join(',') })
    .describe('only these providers, names by commas'),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'A limit is a whole number from 1 to 9999.' })
    .transform(Number)
    .optional()
    .meta({ type: 'integer', minimum: 1, maximum: 9_999, pattern: undefined })
    .describe('at most so many results'),
  in_stock: flag.optional().describe('only what can be had now'),
  all: flag.optional().describe('every matching offer of a store instead of its best one'),
  sort: z
    .enum(SORT_KEYS, { error: `Results can be sorted by ${SORT_KEYS.join(', ')}.` })
    .optional()
    .meta({ default: 'price' })
    .describe('the order of the results'),
  include: inclusions(INCLUSIONS)
    .optional()
    .meta({ example: 'stores,matches,rates' })
    .describe(
      'what is added to the data, by commas: `stores` (what became of each store), `matches` (why each result is the product), `rates` (which exchange rates were used), `notices` (what a person should be told, such as which of several products was compared)',
    ),
});

export const currenciesParametersSchema = z.object({
  include: inclusions(['rates'])
    .optional()
    .meta({ example: 'rates' })
    .describe('`rates` adds the day and source of every rate'),
});

export const noParametersSchema = z.object({});

export type SearchParameters = z.infer<typeof searchParametersSchema>;

/**
 * Reads the parameters of a request.
 *
 * @param queryString what stands after the question mark of its address
 * @throws PricecmpError `invalid_request` that lists everything that is wrong
 */
export function readParameters<T extends z.ZodObject>(schema: T, queryString: string): z.infer<T> {
  const given = readQueryString(queryString);
  const known = Object.keys(schema.shape);
  const unknown = [...given.keys()].filter((name) => !known.includes(name));
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  assertNoProblems([
    ...unknown.map((name) => unknownParameter(name, known)),
    ...(error?.issues ?? []).map(toProblem),
  ]);
  return data as z.infer<T>;
}

function unknownParameter(name: string, known: readonly string[]): ParameterProblem {
  const told = name.slice(0, LONGEST_TOLD);
  const hint = didYouMean(nearest(told, known));
  return { parameter: told, message: `There is no parameter "${told}".${hint}` };
}

function toProblem({ path, message, code, input }: z.core.$ZodIssue): ParameterProblem {
  const parameter = String(path[0]);
  const isMissing = code === 'invalid_type' && input === undefined;
  if (isMissing) return { parameter, message: `The parameter "${parameter}" is missing.` };
  // What is no sentence yet goes on from the name.
  const isSentence = !/^[a-z]/.test(message);
  return { parameter, message: isSentence ? message : `The parameter "${parameter}" ${message}` };
}
