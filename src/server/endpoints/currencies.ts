import { currenciesParametersSchema, readParameters } from '../../api/parameters.ts';
import { toCurrenciesData, toRateInfo } from '../../api/resources.ts';
import type { Core } from '../../core.ts';
import { ok } from '../answers.ts';
import type { Endpoint } from '../exchange.ts';

/** `GET /currencies`: the rates of now. */
export function createCurrenciesEndpoint(core: Core): Endpoint {
  return async ({ queryString }) => {
    const { include } = readParameters(currenciesParametersSchema, queryString);
    const rates = await core.foundation.currentRates();
    const data = toCurrenciesData(rates);
    return ok(include ? { ...data, rateInfo: toRateInfo(rates) } : data, Date.now());
  };
}
