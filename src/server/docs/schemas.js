// @ts-check

import { h, prose } from './dom.js';
import { table } from './tables.js';

/** Tables of all that the responses hold, in the order in which a reader meets it. */
export function describeSchemas(api, responses) {
  const contents = responses.flatMap(({ content }) => Object.values(content));
  const refs = new Set(contents.map(({ schema }) => schema.$ref));
  // What is added while the set is gone through has its turn as well.
  for (const ref of refs) {
    const text = JSON.stringify(resolve(api, ref));
    for (const [, next] of text.matchAll(/"\$ref":"([^"]+)"/g)) refs.add(next);
  }
  return [...refs].map((ref) => describeSchema(api, ref));
}

/** A table of the fields of a schema; nothing for a mere list, whose items have their own. */
function describeSchema(api, ref) {
  const fields = fieldsOf(resolve(api, ref));
  if (fields.length === 0) return null;
  return table(nameOf(ref), fields, [
    ['Field', ({ path }) => h('code', path), 'name'],
    ['Type', ({ schema, optional }) => [typeOf(api, schema), optional && h('small', 'optional')]],
    ['What', ({ schema }) => [prose(schema.description ?? ''), choices(schema)]],
  ]);
}

/** What a schema holds, and what that holds in turn, as paths. */
function fieldsOf({ properties = {}, required = [], additionalProperties: others }, prefix = '') {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const path = prefix + name;
    const inner = schema.items
      ? fieldsOf(schema.items, `${path}[].`)
      : fieldsOf(schema, `${path}.`);
    return [{ path, schema, optional: !required.includes(name) }, ...inner];
  });
  return others ? [...own, ...fieldsOf(others, `${prefix}<key>.`)] : own;
}

function nameOf(ref) {
  return ref.split('/').at(-1);
}

function typeOf(api, schema) {
  const { $ref, anyOf, type, items, format, additionalProperties: others } = schema;
  if ($ref) {
    const target = resolve(api, $ref);
    return target.items ? typeOf(api, target) : nameOf($ref);
  }
  if (anyOf) return anyOf.map((each) => typeOf(api, each)).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (items) return `array of ${typeOf(api, items)}`;
  if (others?.type) return `${type} of ${typeOf(api, others)}`;
  return format ? `${type} (${format})` : type;
}

/** The values there are to choose from, and which it is if none is chosen. */
export function choices({ enum: values = [], default: usual }) {
  const all = new Set(usual ? [...values, usual] : values);
  const items = [...all].map((value) =>
    h('span', h('code', value), value === usual && ' if left out'),
  );
  return items.length > 0 && h('div.choices', items);
}

function resolve(api, ref) {
  const path = ref.replace('#/', '').split('/');
  return path.reduce((node, name) => node[name], api);
}
