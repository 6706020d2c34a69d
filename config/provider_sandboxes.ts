import printfulConfig from '#config/printful'
import stripeConfig from '#config/stripe'

/** Where the sandboxes that stand in for providers are called, outside production; none where the providers themselves are. */
export const sandboxAddresses = (): string[] =>
  [stripeConfig, printfulConfig]
    .filter(({ mode }) => mode === 'sandbox')
    .map(({ apiBase }) => apiBase)
