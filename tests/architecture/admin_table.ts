import { MAX_ID } from '#shared/ids'
import { everyone, type Use } from '#tests/architecture/role_use'

const adminsAlone = { ...everyone(403), visitor: 401, admin: 200 }
const adminsPage = { ...everyone(403), visitor: 302, admin: 200 }

const reprint = (lastPart: string): Use => ({
  path: ({ shipped }) => `/api/admin/orders/${shipped.id}/${lastPart}`,
  body: () => ({ reason: 'The parcel came back' }),
  ...adminsAlone,
  admin: 201,
})

/** The calls that change data of other users. */
export const ADMIN_CALLS: Record<string, Use | Use[]> = {
  'POST /api/admin/settings/:key/changes': {
    path: () => '/api/admin/settings/flat_shipping/changes',
    body: () => ({ value: { amount: 3.79 }, reason: 'New tariff', seenId: null }),
    ...adminsAlone,
    admin: 201,
  },
  'POST /api/admin/settings/:key/changes/:id/withdraw': {
    of: 'one that does not exist',
    path: () => `/api/admin/settings/flat_shipping/changes/${MAX_ID}/withdraw`,
    body: () => ({ reason: 'A mistake', seenId: null }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/products/send': {
    body: ({ draft }) => ({ ids: [draft.id] }),
    ...adminsAlone,
  },
  'POST /api/admin/products/takedown': {
    body: ({ product }) => ({
      products: [{ id: product.id }],
      kind: 'withdrawn',
      reason: 'The print comes off',
    }),
    ...adminsAlone,
  },
  'POST /api/admin/products/takedown/preview': {
    body: ({ product }) => ({ products: [{ id: product.id }], kind: 'legal' }),
    ...adminsAlone,
  },
  'POST /api/admin/products/restore': {
    of: 'one that is not taken down',
    body: ({ product }) => ({ products: [{ id: product.id }], reason: 'A better blank' }),
    ...adminsAlone,
    admin: 409,
  },
  'POST /api/admin/products/:id/return': {
    path: ({ draft }) => `/api/admin/products/${draft.id}/return`,
    body: () => ({ notes: 'Could you make it smaller?' }),
    ...adminsAlone,
  },
  'GET /api/admin/reports': adminsAlone,
  'PATCH /api/admin/reports/:id': {
    of: 'one that does not exist',
    path: () => `/api/admin/reports/${MAX_ID}`,
    body: () => ({ state: 'dismissed', words: 'It is their own' }),
    ...adminsAlone,
    admin: 404,
  },
  'GET /api/admin/product-checks': adminsAlone,
  'PATCH /api/admin/product-checks/:id': {
    of: 'one that does not exist',
    path: () => `/api/admin/product-checks/${MAX_ID}`,
    body: () => ({ note: 'They have a licence' }),
    ...adminsAlone,
    admin: 404,
  },
  'GET /api/admin/watched-words': adminsAlone,
  'POST /api/admin/watched-words': {
    body: () => ({ word: 'harbour' }),
    ...adminsAlone,
    admin: 201,
  },
  'DELETE /api/admin/watched-words/:id': {
    of: 'one that does not exist',
    path: () => `/api/admin/watched-words/${MAX_ID}`,
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/fraud-warnings/:id/dismiss': {
    of: 'one that does not exist',
    path: () => `/api/admin/fraud-warnings/${MAX_ID}/dismiss`,
    body: () => ({ reason: 'The buyer rang' }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/orders/delivered': {
    body: ({ shipped }) => ({ ids: [shipped.id] }),
    ...adminsAlone,
  },
  'POST /api/admin/orders/:id/refund': {
    of: 'one that was never paid at the provider',
    path: ({ order }) => `/api/admin/orders/${order.id}/refund`,
    body: () => ({ reason: 'The print came off' }),
    ...adminsAlone,
    admin: 409,
  },
  'POST /api/admin/orders/:id/cancel': {
    of: 'one that was never paid at the provider',
    path: ({ order }) => `/api/admin/orders/${order.id}/cancel`,
    body: () => ({ reason: 'The buyer asked for it' }),
    ...adminsAlone,
    admin: 409,
  },
  'POST /api/admin/orders/:id/release': {
    of: 'one that is not held',
    path: ({ order }) => `/api/admin/orders/${order.id}/release`,
    body: () => ({ reason: 'The buyer wrote the street' }),
    ...adminsAlone,
    admin: 409,
  },
  'POST /api/admin/orders/:id/reprint': reprint('reprint'),
  'POST /api/admin/orders/:id/remake': reprint('remake'),
  'POST /api/admin/provider-orders/:id/retry': {
    of: 'one that does not exist',
    path: () => '/api/admin/provider-orders/999/retry',
    ...adminsAlone,
    admin: 404,
  },
  'GET /api/admin/search': {
    path: () => '/api/admin/search?search=tee',
    ...adminsAlone,
  },
  'GET /api/admin/notes/:subject/:id': {
    path: ({ order }) => `/api/admin/notes/orders/${order.id}`,
    ...adminsAlone,
  },
  'POST /api/admin/notes/:subject/:id': {
    path: ({ order }) => `/api/admin/notes/orders/${order.id}`,
    body: () => ({ body: 'Rang about the sleeves' }),
    ...adminsAlone,
    admin: 201,
  },
  'PATCH /api/admin/users/:id/role': {
    path: ({ accounts }) => `/api/admin/users/${accounts.fan!.id}/role`,
    body: () => ({ userType: 'artist' }),
    ...adminsAlone,
  },
  'PATCH /api/admin/users/:id/suspension': {
    path: ({ accounts }) => `/api/admin/users/${accounts.other!.id}/suspension`,
    body: () => ({ isSuspended: true }),
    ...adminsAlone,
  },
  'GET /api/admin/users/:id/security': {
    path: ({ accounts }) => `/api/admin/users/${accounts.fan!.id}/security`,
    ...adminsAlone,
  },
  'POST /api/admin/users/:id/second-factor-removal/cancel': {
    of: 'an account without a request',
    path: ({ accounts }) => `/api/admin/users/${accounts.fan!.id}/second-factor-removal/cancel`,
    body: () => ({ reason: 'It wasn’t you' }),
    ...adminsAlone,
    admin: 404,
  },
  'POST /api/admin/users/:id/second-factor-removal/confirm': {
    of: 'an account without a request',
    path: ({ accounts }) => `/api/admin/users/${accounts.fan!.id}/second-factor-removal/confirm`,
    body: () => ({ removalId: 1 }),
    ...adminsAlone,
    admin: 404,
  },
  'PATCH /api/admin/users/suspension': {
    body: ({ accounts }) => ({ ids: [accounts.fan!.id], isSuspended: true }),
    ...adminsAlone,
  },
  'PATCH /api/admin/artists/:id/share': {
    path: ({ artist }) => `/api/admin/artists/${artist.id}/share`,
    body: () => ({ profitSharePercentage: 55 }),
    ...adminsAlone,
  },
  'PATCH /api/admin/artists/:id/verification': {
    path: ({ artist }) => `/api/admin/artists/${artist.id}/verification`,
    body: () => ({ isVerified: true }),
    ...adminsAlone,
  },
  'POST /api/admin/queues/:name/retry': {
    path: () => '/api/admin/queues/mails.send/retry',
    ...adminsAlone,
  },
  'POST /api/admin/mails/retry': adminsAlone,
  'PATCH /api/admin/artists/verification': {
    body: ({ artist }) => ({ ids: [artist.id], isVerified: true }),
    ...adminsAlone,
  },
}

export const ADMIN_PAGES: Record<string, Use | Use[]> = {
  'GET /admin/products.csv': adminsPage,
  'GET /admin/figures': adminsPage,
  'GET /admin/figures.csv': adminsPage,
  'GET /admin/orders': adminsPage,
  'GET /admin/orders.csv': adminsPage,
  'GET /admin/orders/:orderNumber': {
    path: ({ guestOrder }) => `/admin/orders/${guestOrder.orderNumber}`,
    ...adminsPage,
  },
  'GET /admin/fraud-warnings': adminsPage,
  'GET /admin/reports': adminsPage,
  'GET /admin/product-checks': adminsPage,
  'GET /admin/watched-words': adminsPage,
  'GET /admin/users': adminsPage,
  'GET /admin/users.csv': adminsPage,
  'GET /admin/audit': adminsPage,
  'GET /admin/queues': adminsPage,
  'GET /admin/artists': adminsPage,
  'GET /admin/artists.csv': adminsPage,
}
