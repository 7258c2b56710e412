// @ts-check

import { fold, h } from './dom.js';
import { records, table } from './tables.js';
import { flagged, link, money, picture, rating, readable } from './values.js';

/** @import { Child } from './dom.js' */
/** @import { Column } from './tables.js' */
/** @typedef {{ said: string, parts?: Child[] }} View what is announced, and what is shown */

/** @type {Column[]} */
const RESULT_COLUMNS = [
  ['Picture', picture],
  ['Country', ({ country, flag }) => flagged(country, flag)],
  ['Provider', ({ provider }) => provider, 'word'],
  ['Title', ({ url, title }) => link(url, title), 'name'],
  ['Price', ({ priceFormatted }) => readable(priceFormatted), 'number'],
  ['Converted', (row) => h('b', money(row.convertedPrice, row.convertedCurrency)), 'number'],
  ['Availability', ({ availability }) => availability.replaceAll('_', ' '), 'word'],
  ['Rating', rating, 'number'],
];

/** By the `operationId`. */
const VIEWS = { search: viewSearch, currencies: viewCurrencies, providers: viewProviders };

/**
 * How the data of an operation is shown.
 *
 * @returns {View}
 */
export function viewData(operationId, data) {
  return VIEWS[operationId]?.(data) ?? { said: '' };
}

/** @returns {View} */
function viewSearch({ query, results, stores, matches, rateInfo, notices }) {
  const explained = matches?.map(({ url, ...match }, index) => ({
    result: link(url, results[index]?.title ?? url),
    ...match,
  }));
  const rates =
    rateInfo && Object.entries(rateInfo).map(([currency, info]) => ({ currency, ...info }));
  return {
    said: counted(results, 'result'),
    parts: [
      results.length > 0 && table(`Results for ${query}`, results, RESULT_COLUMNS),
      addition('Stores', stores),
      addition('Matches', explained),
      addition('Exchange rates', rates),
      addition(
        'Notices',
        notices?.map((notice) => ({ notice })),
      ),
    ],
  };
}

/** @returns {View} */
function viewCurrencies({ default: base, rates, rateInfo = {} }) {
  const rows = Object.entries(rates).map(([currency, rate]) => ({
    currency,
    rate,
    ...rateInfo[currency],
  }));
  return { said: counted(rows, 'rate'), parts: [records(`What one ${base} buys`, rows)] };
}

/** @returns {View} */
function viewProviders(providers) {
  const rows = providers.map(({ domains, ...provider }) => ({
    ...provider,
    domains: viewDomains(domains),
  }));
  return { said: counted(providers, 'provider'), parts: [records('Providers', rows)] };
}

/** By domain, because one often serves many countries. */
function viewDomains(domains) {
  const names = new Set(domains.map(({ domain }) => domain));
  const lists = [...names].map((name) => {
    const own = domains.filter(({ domain }) => domain === name);
    const items = own.map(({ country, currency }) => h('li', flagged(country), ' ', currency));
    return [h('code', name), h('ul.countries', items)];
  });
  return h('div', lists);
}

/** What was asked for besides, shown from the start. */
function addition(title, rows) {
  if (!rows) return null;
  const folded = fold(`${title} (${rows.length})`, records(title, rows));
  folded.setAttribute('open', '');
  return folded;
}

function counted(list, noun) {
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}.`;
}
