/** Name of the advisory lock under which one process of all nodes changes an order at the provider. */
export const lockOf = (providerOrderId: number) => `provider order ${providerOrderId}`
