// @ts-check

import { viewAnswer } from './answer.js';
import { h, set } from './dom.js';
import { createField } from './fields.js';
import { addressOf, ask, curlOf } from './request.js';

/** @import { View } from './views.js' */

/**
 * The form of an operation, and the panel in which its answers are shown.
 *
 * @param {HTMLInputElement} keyField
 */
export function createTrial(api, { operationId, path, summary, parameters }, keyField) {
  const fields = parameters.map((parameter) => createField(operationId, parameter));
  const { panel, show } = createPanel();
  const curl = h('code');
  const sendButton = h('button', 'Send');
  const cancelButton = set(h('button', 'Cancel'), { type: 'button', hidden: true });
  const form = h(
    'form',
    fields.length > 0 && h('div.fields', ...fields.map(({ part }) => part)),
    set(h('pre.curl', curl), { 'aria-label': 'The same with curl' }),
    h('div.buttons', sendButton, cancelButton),
  );
  set(form, { 'aria-label': summary });

  const address = () => {
    const values = fields.map(({ name, input }) => [name, input.value]);
    return addressOf(api.servers[0].url + path, values);
  };
  const showCurl = () => {
    curl.textContent = curlOf(address());
  };
  let request = new AbortController();
  const send = async () => {
    request.abort();
    const own = new AbortController();
    request = own;
    cancelButton.hidden = false;
    show({ said: 'Waiting for the answer.' });
    const answer = await ask(address(), keyField.value.trim(), own.signal);
    // The panel belongs to whatever was asked last.
    if (request !== own) return;
    cancelButton.hidden = true;
    show(typeof answer === 'string' ? { said: answer } : viewAnswer(answer, operationId));
    panel.scrollIntoView({ block: 'nearest' });
  };
  form.addEventListener('input', showCurl);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  cancelButton.addEventListener('click', () => {
    request.abort();
    sendButton.focus();
  });
  showCurl();
  return { form, panel };
}

/** A panel that is not there before it has something to show. */
function createPanel() {
  const status = set(h('p.status'), { role: 'status' });
  const answer = h('div');
  const panel = set(h('div.panel', status, answer), { hidden: true });
  /** @param {View} view */
  const show = ({ said, parts }) => {
    panel.hidden = false;
    status.textContent = said;
    answer.replaceChildren(h('div', parts));
  };
  return { panel, show };
}
