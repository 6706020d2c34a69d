import { everyone, type Use } from '#tests/architecture/role_use'

/** What buyers do with what they have ordered. */
export const PURCHASE_CALLS: Record<string, Use> = {
  'POST /api/orders/:id/pay': {
    of: 'the fan’s',
    path: ({ order }) => `/api/orders/${order.id}/pay`,
    ...everyone(404),
    fan: 200,
    owner: 403,
    admin: 403,
  },
  'POST /api/orders/:id/cancel': {
    of: 'the fan’s, for which no payment is on file',
    path: ({ order }) => `/api/orders/${order.id}/cancel`,
    ...everyone(404),
    fan: 409,
    owner: 403,
    admin: 403,
  },
  'POST /api/orders/:id/address': {
    of: 'the fan’s, which needs no other address',
    path: ({ order }) => `/api/orders/${order.id}/address`,
    body: () => ({ shippingAddress: ADDRESS }),
    ...everyone(404),
    fan: 409,
    owner: 403,
    admin: 403,
  },
}

const ADDRESS = {
  street: '1 Stage Road',
  city: 'Leeds',
  state: 'Leeds',
  zipCode: 'LS1 1AA',
  country: 'GB',
}
