// @ts-check

// The page is made of the description of the API alone, so it cannot say what the server does not do.

import { fold, h, prose, set } from './dom.js';
import { createKeyField } from './fields.js';
import { choices, describeSchemas } from './schemas.js';
import { table } from './tables.js';
import { createTrial } from './trial.js';

/**
 * All that is on the page.
 *
 * @param {any} api the OpenAPI document
 */
export function describe(api) {
  const { title, version, summary, description } = api.info;
  document.title = `${title} API`;
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );
  const links = [
    ...operations.map(({ operationId: id, path }) => set(h('a', path), { href: `#${id}` })),
    set(h('a', 'openapi.json'), { href: '/openapi.json' }),
  ];
  const key = createKeyField();
  return [
    h(
      'header',
      h('h1', title, ' ', h('small', version)),
      h('p.lead', summary),
      h('p', prose(description)),
      set(h('nav', links), { 'aria-label': 'On this page' }),
    ),
    h(
      'main',
      describeAccess(api.components, key.part),
      operations.map((operation) => describeOperation(api, operation, key.input)),
    ),
  ];
}

function describeAccess({ securitySchemes, headers }, keyPart) {
  const headersTable = table('Headers of the answers', Object.entries(headers), [
    ['Name', ([name]) => h('code', name), 'name'],
    ['What', ([, { description }]) => prose(description)],
  ]);
  return h(
    'section.access',
    h('h2', 'Access'),
    Object.values(securitySchemes).map(({ description }) => h('p', prose(description))),
    keyPart,
    fold('Headers of the answers', headersTable),
  );
}

function describeOperation(api, operation, keyField) {
  const { operationId: id, method, path, summary, description, parameters, responses } = operation;
  const { form, panel } = createTrial(api, operation, keyField);
  return h(
    `section#${id}`,
    h('h2', summary),
    h('p.endpoint', h('b', method.toUpperCase()), h('code', api.servers[0].url + path)),
    h('p', prose(description)),
    h('div.columns', describeParameters(parameters), h('div.trial', h('h3', 'Try it'), form)),
    panel,
    fold('What it answers', describeAnswer(api, responses[200])),
    fold('What can go wrong', describeErrors(api, responses)),
  );
}

function describeParameters(parameters) {
  if (parameters.length === 0) return h('p', 'It has no parameters.');
  return table('Parameters', parameters, [
    ['Name', ({ name, required }) => [h('code', name), required && h('small', 'required')], 'name'],
    ['What', ({ description, schema }) => [prose(description), choices(schema)]],
    ['Example', ({ example }) => example && h('code', example)],
  ]);
}

function describeAnswer(api, response) {
  const names = Object.keys(response.headers).map((name) => [h('code', name), ' ']);
  return [h('p', 'The usual headers: ', names), describeSchemas(api, [response])];
}

function describeErrors(api, responses) {
  const usual = Object.keys(responses[200].headers);
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  // One description may tell of several codes, each as "`code`: what it means".
  const rows = failures.flatMap(([status, { description, headers }]) =>
    description.split(/(?=`\w+`: )/).map((part) => {
      const [, code, what] = /^`(\w+)`: (.*)$/s.exec(part) ?? [null, '', part];
      return { status, code, what, headers: Object.keys(headers) };
    }),
  );
  const answers = failures.map(([, failure]) => failure);
  return [
    table('Errors', rows, [
      ['Status', ({ status }) => status, 'name'],
      ['Code', ({ code }) => code && h('code', code)],
      ['What', ({ what }) => prose(what)],
      ['Headers', ({ headers }) => describeHeaders(headers, usual)],
    ]),
    describeSchemas(api, answers),
  ];
}

/** The headers of an error, told apart from those that the right answer has as well. */
function describeHeaders(names, usual) {
  const own = names.filter((name) => !usual.includes(name)).map((name) => h('code', name));
  const hasUsual = usual.every((name) => names.includes(name));
  if (own.length === 0) return hasUsual ? 'the usual' : 'none';
  return hasUsual ? ['the usual and ', own] : own;
}
