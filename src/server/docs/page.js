// @ts-check

import { describe } from './description.js';
import { byId, h, set } from './dom.js';
import { showSandbox } from './sandbox.js';

/** Fetches the description of the API and shows it, or says why that cannot be. */
async function start() {
  const page = byId('page');
  page.replaceChildren(h('p', 'The description of the API is being fetched.'));
  try {
    const response = await fetch('/openapi.json');
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    showSandbox(response);
    page.replaceChildren(...describe(await response.json()));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const sentence = `The description of the API cannot be shown: ${message}.`;
    page.replaceChildren(set(h('p.error', sentence), { role: 'alert' }));
  }
  // What the address points at was not there yet when the browser looked for it.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

start();
