// @ts-check

// What is shown gets into the page as text and as attributes; nothing is ever read as markup.

/** @typedef {any} Child a node, a text, a number, a list of these; or nothing: false, null, undefined */

/**
 * Makes an element. Children that are false, null or undefined are left out.
 *
 * @param {string} name as in CSS: `div`, `p.lead`, `section#search`
 * @param {...Child} children
 */
export function h(name, ...children) {
  const [tagged, ...classes] = name.split('.');
  const [tag, id] = tagged.split('#');
  const made = document.createElement(tag);
  set(made, { id, class: classes.join(' ') || null });
  made.append(...children.flat(Number.POSITIVE_INFINITY).filter(isThere));
  return made;
}

/**
 * Sets attributes, apart from those that are false, null or undefined. That `h` takes none keeps
 * what comes as JSON from ever being taken for them.
 *
 * @template {Element} T
 * @param {T} element
 * @param {Record<string, unknown>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (isThere(value)) element.setAttribute(name, value === true ? '' : String(value));
  }
  return element;
}

function isThere(value) {
  return value !== false && value !== null && value !== undefined;
}

/** What opens under its title when that is pressed. */
export function fold(title, parts) {
  return h('details', h('summary', title), parts);
}

/** Text with `code` in it. */
export function prose(text) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? h('code', part) : part));
}

/** An element that `page.html` brings along. */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no "${id}".`);
  return found;
}
