// @ts-check

import { h, set } from './dom.js';

/** A field for the key, which the browser is not to remember. */
export function createKeyField() {
  const input = /** @type {HTMLInputElement} */ (h('input#key'));
  set(input, { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const hint = h('p.hint', 'Only this page knows it, and forgets it when it is closed.');
  return { input, part: h('div.field', labelOf(input, 'Your API key'), input, hint) };
}

/** A field for a parameter of an operation. */
export function createField(operationId, { name, required, example, schema }) {
  // What must be there is there from the start, so that one press shows an answer.
  const [value, placeholder] = required ? [example] : [null, example];
  const { minimum: min, maximum: max, maxLength: maxlength } = schema;
  const type = schema.type === 'integer' ? 'number' : 'text';
  const text = { type, min, max, maxlength, value, placeholder, spellcheck: 'false' };
  const input = schema.enum
    ? h('select', ...['', ...schema.enum].map((each) => h('option', each)))
    : set(h('input'), { autocomplete: 'off', ...text });
  set(input, { id: `${operationId}-${name}`, required });
  const part = h(required ? 'div.field.wide' : 'div.field', labelOf(input, name), input);
  return { name, input: /** @type {HTMLInputElement | HTMLSelectElement} */ (input), part };
}

function labelOf(input, text) {
  return set(h('label', text), { for: input.id });
}
