/** Who asks the provider to change one of our orders does so alone, over all nodes. */
export const lockOf = (providerOrderId: number) => `provider order ${providerOrderId}`
