import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { describeApi } from '../../src/server/openapi.ts';
import { startServer } from './running.ts';

interface Description {
  readonly paths: Record<
    string,
    {
      get: {
        parameters: { name: string; required: boolean }[];
        responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
      };
    }
  >;
  readonly components: { readonly schemas: Record<string, object> };
}

const limit = { count: 30, windowMs: 600_000 };
const description = describeApi(limit) as Description;

/** Whether an answer is as the description says for its path and status. */
function validatorOf(path: string, status: number) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const answer = description.paths[path]?.get.responses[status]?.content['application/json'];
  if (!answer) throw new Error(`${path} is not described for ${status}`);
  const { $ref } = answer.schema;
  const schema = { ...description, $id: 'description', $ref: `description${$ref}` };
  return ajv.compile(schema);
}

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const server = await startServer();
    const response = await fetch(`${server.origin}/openapi.json`);
    const document = (await response.json()) as Record<string, unknown>;
    const result = await new Validator().validate(document);
    expect(result).toMatchObject({ valid: true });
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('describes the three operations and each of their parameters', () => {
    expect(Object.keys(description.paths)).toEqual(['/search', '/currencies', '/providers']);
    const parametersOf = (path: string) =>
      description.paths[path]?.get.parameters.map(({ name }) => name);
    expect(parametersOf('/search')).toEqual([
      'query',
      'currency',
      'country',
      'provider',
      'limit',
      'in_stock',
      'all',
      'sort',
      'include',
    ]);
    expect(parametersOf('/currencies')).toEqual(['include']);
    expect(parametersOf('/providers')).toEqual([]);
    const required = description.paths['/search']?.get.parameters.filter((each) => each.required);
    expect(required?.map(({ name }) => name)).toEqual(['query']);
  });

  it.each([
    ['/search', '?query=LEGO+75192&currency=USD', 200],
    ['/search', '?query=Hades&include=stores,matches,rates', 200],
    ['/search', '?query=', 400],
    ['/search', '?query=Hades&currency=ZZZ', 400],
    ['/search', '?query=https://127.0.0.1/', 422],
    ['/currencies', '', 200],
    ['/currencies', '?include=rates', 200],
    ['/providers', '', 200],
    ['/providers', '?x=1', 400],
  ])('describes what %s%s answers: %i', async (path, query, status) => {
    const server = await startServer();
    const response = await server.get(`/api/v1${path}${query}`);
    expect(response.status).toBe(status);
    const validate = validatorOf(path, status);
    expect(validate(await response.json()), JSON.stringify(validate.errors)).toBe(true);
  });

  it('says no to what is not so', () => {
    const validate = validatorOf('/search', 200);
    expect(validate({ success: true, data: { query: 'x' }, error: null, meta: {} })).toBe(false);
  });
});
