import { storesOf } from '#sandbox/printful/access/tokens'
import type { Operation } from '#sandbox/printful/api'
import { pageOf, readRange } from '#sandbox/printful/paging'
import { notFound } from '#sandbox/printful/printful_error'

export const listStores: Operation = {
  isOfStore: false,
  run: async ({ caller, query }) => pageOf(storesOf(caller), readRange(query)),
}

export const getStore: Operation = {
  isOfStore: false,
  run: async ({ caller, params }) => {
    const store = storesOf(caller).find(({ id }) => id === Number(params.id))
    if (!store) throw notFound()
    return { result: store }
  },
}

const SCOPES = [
  { scope: 'orders', display_name: 'View and manage orders of the authorized store' },
  { scope: 'sync_products', display_name: 'View and manage store products' },
  { scope: 'webhooks', display_name: 'View and manage store webhooks' },
]

export const listScopes: Operation = {
  isOfStore: false,
  run: async () => ({ result: { scopes: SCOPES } }),
}
