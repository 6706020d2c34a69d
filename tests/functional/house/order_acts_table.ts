import { everyone, type Use } from '#tests/functional/house/role_use'

const adminsOnly = (status: number) => ({ ...everyone(403), visitor: 401, admin: status })

/** What admins do with orders. The one asked for was never paid at the provider, so there is nothing to give back. */
export const ORDER_ACT_CALLS: Record<string, Use> = {
  'POST /api/admin/orders/delivered': {
    body: ({ shipped }) => ({ ids: [shipped.id] }),
    ...adminsOnly(200),
  },
  'POST /api/admin/orders/:id/refund': {
    path: ({ order }) => `/api/admin/orders/${order.id}/refund`,
    body: () => ({ reason: 'The print came off' }),
    ...adminsOnly(409),
  },
  'POST /api/admin/orders/:id/cancel': {
    path: ({ order }) => `/api/admin/orders/${order.id}/cancel`,
    body: () => ({ reason: 'The buyer asked for it' }),
    ...adminsOnly(409),
  },
}
