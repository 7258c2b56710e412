/**
 * Every provider's name and the real origin it asks, apart from the providers themselves, which are
 * slower to load. The order is the one in which they are shown.
 */
export const PROVIDER_ORIGINS = {
  'shopify-catalog': 'https://catalog.shopify.com',
  apple: 'https://itunes.apple.com',
  steam: 'https://store.steampowered.com',
} as const;

export type ProviderName = keyof typeof PROVIDER_ORIGINS;

export const PROVIDER_NAMES = Object.keys(PROVIDER_ORIGINS) as ProviderName[];
