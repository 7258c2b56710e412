// @ts-check

import { h, set } from './dom.js';
import { flagged, plain } from './values.js';

/** @import { Child } from './dom.js' */
/** @typedef {any} Row what came as JSON */
/** @typedef {[title: string, cell: (row: Row) => Child, kind?: 'name' | 'number' | 'word' | 'long']} Column */

/** Longer texts may be broken in a table. */
const LONG = 24;

/**
 * A table in a frame of its own, which scrolls when the table is wider.
 *
 * @param {string} title
 * @param {Row[]} rows
 * @param {Column[]} columns
 */
export function table(title, rows, columns) {
  const heads = columns.map(([head, , kind]) => headOf('col', head, kind));
  const lines = rows.map((row) => {
    const cells = columns.map(([, cell, kind]) =>
      kind === 'name' ? headOf('row', cell(row), kind) : h(`td.${kind ?? ''}`, cell(row)),
    );
    return h('tr', cells);
  });
  const parts = [h('caption', title), h('thead', h('tr', heads)), h('tbody', lines)];
  // Keyboards scroll what has the focus.
  const scrollable = { role: 'region', 'aria-label': title, tabindex: 0 };
  return set(h('div.frame', h('table', parts)), scrollable);
}

function headOf(scope, content, kind = '') {
  return set(h(`th.${kind}`, content), { scope });
}

/** A table of things by the names of their fields. */
export function records(title, rows) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => {
    const show = (row) => (name === 'country' ? flagged(row[name]) : plain(row[name]));
    return /** @type {Column} */ ([name, show, kindOf(rows.map((row) => row[name]))]);
  });
  return table(title, rows, columns);
}

function kindOf(values) {
  if (values.every((value) => typeof value === 'number')) return 'number';
  const isLong = (value) => value instanceof Node || String(plain(value)).length > LONG;
  return values.some(isLong) ? 'long' : 'word';
}
