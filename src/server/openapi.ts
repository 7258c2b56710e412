import * as z from 'zod';
import {
  currenciesParametersSchema,
  noParametersSchema,
  searchParametersSchema,
} from '../api/parameters.ts';
import {
  currenciesDataSchema,
  errorEnvelopeSchema,
  matchSchema,
  priceResultSchema,
  providerSchema,
  providersDataSchema,
  rateInfoSchema,
  searchDataSchema,
  storeReportSchema,
  successEnvelopeSchema,
} from '../api/schemas.ts';
import { VERSION } from '../version.ts';
import { describeCount, describeWindow, type RateLimit } from './limiter/limit.ts';

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  PriceResult: priceResultSchema,
  StoreReport: storeReportSchema,
  Match: matchSchema,
  RateInfo: rateInfoSchema,
  Provider: providerSchema,
  SearchData: searchDataSchema,
  CurrenciesData: currenciesDataSchema,
  ProvidersData: providersDataSchema,
  SearchAnswer: successEnvelopeSchema(searchDataSchema),
  CurrenciesAnswer: successEnvelopeSchema(currenciesDataSchema),
  ProvidersAnswer: successEnvelopeSchema(providersDataSchema),
  Refusal: errorEnvelopeSchema,
})) {
  named.add(schema, { id });
}

const REFUSALS = {
  400: '`invalid_request`: a parameter is missing, unknown, repeated or makes no sense; `details.parameters` lists each. `unsupported_currency`: there is no rate for it; `details.supported` lists those there are.',
  401: '`unauthorized`: the key is missing, malformed, unknown or revoked.',
  404: '`not_found`: there is nothing at this path.',
  405: '`method_not_allowed`: neither GET nor HEAD.',
  408: '`request_timeout`: the request took too long to arrive.',
  413: '`request_too_large`: the request has a body.',
  422: '`unusable_url`: the query is an address that cannot be read; `details.reason` says why.',
  429: '`rate_limited`: too many requests from this address; the header Retry-After and `details.retryAfterSeconds` say when the next is answered.',
  431: '`request_too_large`: the address and headers of the request are too long.',
  500: '`internal_error`: a fault of the server.',
  502: '`stores_unavailable`: not one store answered.',
  503: '`shutting_down`: the server is being stopped.',
} as const;

type Status = keyof typeof REFUSALS;

const OF_ALL: readonly Status[] = [400, 401, 404, 405, 408, 413, 429, 431, 500, 503];

/** The description of the API in OpenAPI 3.1, made of the schemas that requests are checked by. */
export function describeApi(limit: RateLimit): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'pricecmp',
      version: VERSION,
      summary: 'What a product costs in the stores of 24 countries, in one currency, right now.',
      description: `Every request carries a key. No more than ${describeCount(limit)} of an address are answered in any ${describeWindow(limit)}. Answers and errors come in one envelope, and \`success\` says which it is. Answers to searches are kept for a minute, those of the stores for as long as each allows; \`meta.timestamp\` is when the prices were fetched.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ key: [] }],
    paths: {
      '/search': operation({
        id: 'search',
        summary: 'Compare the price of a product',
        description:
          'Asks the stores, decides what is the product, converts each price and answers one result a store, cheapest first.',
        parameters: searchParametersSchema,
        answer: 'SearchAnswer',
        refusals: [...OF_ALL, 422, 502],
      }),
      '/currencies': operation({
        id: 'currencies',
        summary: 'List the currencies and their exchange rates',
        description: 'The rates that prices are converted with.',
        parameters: currenciesParametersSchema,
        answer: 'CurrenciesAnswer',
        refusals: OF_ALL,
      }),
      '/providers': operation({
        id: 'providers',
        summary: 'List the providers and their stores',
        description: 'Who is asked, and in which countries.',
        parameters: noParametersSchema,
        answer: 'ProvidersAnswer',
        refusals: OF_ALL,
      }),
    },
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Authorization: Bearer <key>, as `pricecmp keys create` prints it.',
        },
      },
      headers: HEADERS,
      schemas: schemas(),
    },
  };
}

const HEADERS = {
  'X-Request-Id': header('string', 'Names the request in the log of the server.'),
  'RateLimit-Limit': header('integer', 'How many requests are answered in the time.'),
  'RateLimit-Remaining': header('integer', 'How many more would be answered now.'),
  'RateLimit-Reset': header('integer', 'Seconds until one more is.'),
  'Retry-After': header('integer', 'Seconds until a request is answered again.'),
  'WWW-Authenticate': header('string', 'Bearer'),
  Allow: header('string', 'GET, HEAD'),
};

function header(type: string, description: string) {
  return { description, schema: { type } };
}

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: z.ZodObject;
  readonly answer: string;
  readonly refusals: readonly Status[];
}

function operation({ id, summary, description, parameters, answer, refusals }: Operation) {
  const answers = refusals.toSorted((a, b) => a - b).map((status) => [status, refusal(status)]);
  return {
    get: {
      operationId: id,
      summary,
      description,
      parameters: describeParameters(parameters),
      responses: {
        200: { description: 'The answer.', headers: headersOf(200), content: content(answer) },
        ...Object.fromEntries(answers),
      },
    },
  };
}

function refusal(status: Status) {
  return {
    description: REFUSALS[status],
    headers: headersOf(status),
    content: content('Refusal'),
  };
}

function headersOf(status: Status | 200) {
  // What Node's parser refuses has not got as far as the limiter.
  const isEarly = status === 408 || status === 431;
  const names: (keyof typeof HEADERS)[] = isEarly
    ? []
    : ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  if (status === 401) names.push('WWW-Authenticate');
  if (status === 405) names.push('Allow');
  if (status === 429) names.push('Retry-After');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function content(schema: string) {
  return { 'application/json': { schema: { $ref: refTo(schema) } } };
}

function refTo(id: string): string {
  return `#/components/schemas/${id}`;
}

function describeParameters(schema: z.ZodObject): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { description, example, ...rest } = property as z.core.JSONSchema.JSONSchema;
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description && { description }),
      ...(example !== undefined && { example }),
      schema: rest,
    };
  });
}

function schemas(): Record<string, object> {
  const { schemas: all } = z.toJSONSchema(named, { uri: refTo });
  return Object.fromEntries(
    Object.entries(all).map(([id, schema]) => {
      const { $id: _, $schema: __, ...rest } = schema as z.core.JSONSchema.BaseSchema;
      return [id, rest];
    }),
  );
}
