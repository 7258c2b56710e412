import { createApple } from './apple/apple.ts';
import type { Provider } from './provider.ts';
import { createShopifyCatalog } from './shopify-catalog/shopify-catalog.ts';
import { createSteam } from './steam/steam.ts';

/** A public agent profile that the UCP project keeps for tests; users name their own. */
export const DEFAULT_AGENT_PROFILE =
  'https://shopify.dev/ucp/agent-profiles/2026-08-25/valid-with-capabilities.json';

export interface ProviderSettings {
  /** The UCP agent profile that says who asks: a public https address. */
  readonly agentProfile?: string | undefined;
}

/** Every provider there is, in the order in which they are shown. */
export function createProviders({
  agentProfile = DEFAULT_AGENT_PROFILE,
}: ProviderSettings = {}): readonly Provider[] {
  return [createShopifyCatalog(agentProfile), createApple(), createSteam()];
}
