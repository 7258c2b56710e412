import { noParametersSchema, readParameters } from '../../api/parameters.ts';
import { toProvider } from '../../api/resources.ts';
import type { Core } from '../../core.ts';
import { ok } from '../answers.ts';
import type { Endpoint } from '../exchange.ts';

/** `GET /providers`: those that are asked, and their stores. */
export function createProvidersEndpoint(core: Core): Endpoint {
  return async ({ queryString }) => {
    readParameters(noParametersSchema, queryString);
    const providers = await core.providers();
    const active = providers.filter(({ name }) => !core.disabled.has(name));
    return ok(
      active.map((provider) => toProvider(provider, true)),
      Date.now(),
    );
  };
}
