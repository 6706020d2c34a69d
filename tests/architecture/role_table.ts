import { ACCOUNT_CALLS } from '#tests/architecture/account_table'
import { ADMIN_CALLS } from '#tests/architecture/admin_table'
import { ARTWORK_CALLS } from '#tests/architecture/artwork_table'
import { FOLLOWER_CALLS } from '#tests/architecture/follower_table'
import { GIG_CALLS } from '#tests/architecture/gig_table'
import { LOGIN_CALLS } from '#tests/architecture/login_table'
import { PAYOUT_ACTS, PAYOUT_CALLS } from '#tests/architecture/payout_table'
import { PRODUCT_CALLS } from '#tests/architecture/product_table'
import { PURCHASE_CALLS } from '#tests/architecture/purchase_table'
import { TEAM_CALLS } from '#tests/architecture/team_table'
import {
  everyone,
  fansOwn,
  hiddenFromOthers,
  membersToo,
  ownersAlone,
  ownersAndAdmins,
  type Use,
} from '#tests/architecture/role_use'
import type { RoleFixtures } from '#tests/support/callers'
import { SMALL_PHOTO } from '#tests/support/photos'
import { orderOf } from '#tests/support/purchase'

const role = () => ({ role: 'fan' })
const fansPath = (rest: string) => (fixtures: RoleFixtures) =>
  `/api/users/${fixtures.accounts.fan!.id}/${rest}`
const basket = ({ product }: RoleFixtures) => ({
  products: [{ productId: product.id, size: 'M', color: 'Black', quantity: 1 }],
})

/** Every call under /api and its status for each caller: a call without a row here fails the test. */
export const CALLS: Record<string, Use | Use[]> = {
  'GET /api/printful/status': { ...everyone(200), visitor: 401, fan: 403 },
  'GET /api/printful/products': { ...everyone(200), visitor: 401, fan: 403, admin: 503 },
  'GET /api/printful/catalog': { ...everyone(503), visitor: 401, fan: 403 },
  'GET /api/printful/catalog/:id/variants': {
    path: () => '/api/printful/catalog/71/variants',
    ...everyone(503),
    visitor: 401,
    fan: 403,
  },
  'GET /api/admin/printful/sync': { ...everyone(403), visitor: 401, admin: 200 },
  'POST /api/admin/printful/sync': { ...everyone(403), visitor: 401, admin: 503 },
  'POST /api/admin/products': {
    body: ({ artist }) => ({ artistId: artist.id, printfulData: { storeProduct: { id: 1 } } }),
    ...everyone(403),
    visitor: 401,
    admin: 503,
  },
  'GET /api/printful/products/:id': { ...everyone(403), visitor: 401, admin: 503 },
  'PATCH /api/admin/products/:id': [
    {
      of: 'a draft',
      path: ({ draft }) => `/api/admin/products/${draft.id}`,
      body: () => ({ name: 'Another name' }),
      ...everyone(403),
      visitor: 401,
      admin: 200,
    },
    {
      of: 'what its artist has approved',
      path: ({ product }) => `/api/admin/products/${product.id}`,
      body: () => ({ name: 'Another name' }),
      ...everyone(403),
      visitor: 401,
      admin: 409,
    },
  ],
  'GET /api/admin/products/advice': {
    path: () => '/api/admin/products/advice?storeProductId=1',
    ...everyone(403),
    visitor: 401,
    admin: 503,
  },
  'GET /api/admin/products/drafts': { ...everyone(403), visitor: 401, admin: 200 },
  'POST /api/admin/calculate-pricing': {
    body: () => ({ printfulVariantId: 4011, sellingPrice: 24.99 }),
    ...everyone(403),
    visitor: 401,
    admin: 503,
  },
  'DELETE /api/printful/connection': { ...everyone(403), visitor: 401, admin: 409 },
  'GET /api/printful/auth-url': { ...everyone(403), visitor: 401, admin: 200 },
  ...LOGIN_CALLS,
  'POST /api/dev/set-role': { body: role, ...everyone(200) },
  'POST /api/dev/sign-in': { body: role, ...everyone(200) },
  'POST /api/dev/populate-test-data': everyone(200),

  'GET /api/artists': everyone(200),
  'GET /api/artists/:id': [
    { path: ({ artist }) => `/api/artists/${artist.id}`, ...everyone(200) },
    {
      of: 'a hidden one, which belongs to no caller',
      path: ({ hidden }) => `/api/artists/${hidden.id}`,
      ...everyone(404),
      ...membersToo(404),
      admin: 200,
    },
  ],
  'GET /api/genres': everyone(200),
  'PUT /api/artists/:id': [
    {
      path: ({ artist }) => `/api/artists/${artist.id}`,
      body: () => ({ bio: 'New words.' }),
      ...ownersAlone,
    },
    {
      of: 'a hidden one, which belongs to no caller',
      path: ({ hidden }) => `/api/artists/${hidden.id}`,
      body: () => ({ bio: 'New words.' }),
      ...everyone(404),
      ...membersToo(404),
      visitor: 401,
      admin: 403,
    },
  ],
  'PUT /api/artists/:id/upload-photo': {
    path: ({ artist }) => `/api/artists/${artist.id}/upload-photo`,
    body: () => ({ profileImageUrl: SMALL_PHOTO }),
    ...ownersAlone,
  },
  'DELETE /api/artists/:id/setup-checklist': {
    path: ({ artist }) => `/api/artists/${artist.id}/setup-checklist`,
    ...ownersAlone,
    owner: 204,
  },

  'GET /api/collections': everyone(200),
  'GET /api/products/:id/reviews': [
    { path: ({ product }) => `/api/products/${product.id}/reviews`, ...everyone(200) },
    {
      of: 'an unpublished one',
      path: ({ draft }) => `/api/products/${draft.id}/reviews`,
      ...hiddenFromOthers,
    },
  ],
  'POST /api/products/:id/reviews': [
    {
      of: 'what the fan bought and has',
      path: ({ product }) => `/api/products/${product.id}/reviews`,
      body: () => ({ rating: 5 }),
      ...everyone(403),
      visitor: 401,
      fan: 201,
    },
    {
      of: 'an unpublished one without purchases',
      path: ({ draft }) => `/api/products/${draft.id}/reviews`,
      body: () => ({ rating: 5 }),
      ...everyone(404),
      visitor: 401,
      owner: 403,
      admin: 403,
    },
  ],
  'GET /api/artists/:id/products': {
    path: ({ artist }) => `/api/artists/${artist.id}/products`,
    ...everyone(200),
  },

  'POST /api/qr-codes/:code/scan': {
    path: ({ code }) => `/api/qr-codes/${code.code}/scan`,
    ...everyone(200),
  },
  'GET /api/artists/:id/qr-codes': {
    path: ({ artist }) => `/api/artists/${artist.id}/qr-codes`,
    ...ownersAndAdmins,
  },
  ...FOLLOWER_CALLS,
  ...GIG_CALLS,
  'POST /api/events': {
    body: ({ product }) => ({ kind: 'view', productId: product.id }),
    ...everyone(202),
  },
  'GET /api/gigs/:id/live': [
    {
      of: 'the owner’s',
      path: ({ gig }) => `/api/gigs/${gig.id}/live`,
      ...hiddenFromOthers,
      visitor: 401,
    },
  ],
  'POST /api/attribution/opt-out': everyone(204),
  'DELETE /api/attribution/opt-out': everyone(204),

  'GET /api/users/:userId/favorites': { path: fansPath('favorites'), ...fansOwn(200) },
  'GET /api/users/:userId/favorites/:artistId/check': {
    path: fansPath('favorites/1/check'),
    ...fansOwn(200),
  },
  'POST /api/users/:userId/favorites': {
    path: fansPath('favorites'),
    body: ({ artist }) => ({ artistId: artist.id }),
    ...fansOwn(201),
  },
  'PATCH /api/users/:userId/favorites/:artistId': {
    of: 'an artist they have no heart on',
    path: (fixtures) => fansPath(`favorites/${fixtures.artist.id}`)(fixtures),
    body: () => ({ allowsNews: true }),
    ...fansOwn(404),
  },
  'GET /api/artists/:id/announcements': {
    path: ({ artist }) => `/api/artists/${artist.id}/announcements`,
    ...ownersAndAdmins,
  },
  'POST /api/artists/:id/announcements': {
    path: ({ artist }) => `/api/artists/${artist.id}/announcements`,
    body: ({ product }) => ({ productId: product.id, body: 'It is here' }),
    ...everyone(403),
    visitor: 401,
    owner: 201,
  },
  'DELETE /api/users/:userId/favorites/:artistId': {
    path: fansPath('favorites/1'),
    ...fansOwn(204),
  },
  'GET /api/users/:userId/product-favorites': {
    path: fansPath('product-favorites'),
    ...fansOwn(200),
  },
  'GET /api/users/:userId/product-favorites/:productId/check': {
    path: fansPath('product-favorites/1/check'),
    ...fansOwn(200),
  },
  'POST /api/users/:userId/product-favorites': [
    {
      path: fansPath('product-favorites'),
      body: ({ product }) => ({ productId: product.id }),
      ...fansOwn(201),
    },
    {
      of: 'an unpublished product',
      path: fansPath('product-favorites'),
      body: ({ draft }) => ({ productId: draft.id }),
      ...fansOwn(404),
    },
  ],
  'DELETE /api/users/:userId/product-favorites/:productId': {
    path: fansPath('product-favorites/1'),
    ...fansOwn(204),
  },

  ...PURCHASE_CALLS,
  'POST /api/cart/quote': {
    body: (fixtures) => ({ lines: basket(fixtures).products }),
    ...everyone(200),
  },
  'POST /api/orders': { body: ({ product }) => orderOf(product), ...everyone(201) },
  'POST /api/create-checkout-session': { body: basket, ...everyone(200) },
  'GET /api/orders': { ...everyone(200), visitor: 401 },
  'GET /api/orders/:id': [
    {
      of: 'the fan’s',
      path: ({ order }) => `/api/orders/${order.id}`,
      ...hiddenFromOthers,
      fan: 200,
    },
    {
      of: 'a guest’s',
      path: ({ guestOrder }) => `/api/orders/${guestOrder.id}`,
      ...hiddenFromOthers,
    },
  ],
  'POST /api/orders/:id/received': [
    {
      of: 'the fan’s, which admins find delivered then',
      path: ({ shipped }) => `/api/orders/${shipped.id}/received`,
      ...everyone(404),
      fan: 200,
      owner: 403,
      admin: 409,
    },
    {
      of: 'a guest’s',
      path: ({ guestShipped }) => `/api/orders/${guestShipped.id}/received`,
      ...everyone(404),
      owner: 403,
      admin: 200,
    },
  ],
  'POST /api/reports': {
    body: ({ product }) => ({
      productId: product.id,
      reason: 'copyright',
      words: 'This is my photo',
      email: 'robin@example.com',
    }),
    ...everyone(202),
  },
  'POST /api/orders/link': {
    body: ({ order }) => ({ orderNumber: order.orderNumber, email: 'nobody@example.com' }),
    ...everyone(202),
  },
  'GET /api/artists/:id/orders': {
    path: ({ artist }) => `/api/artists/${artist.id}/orders`,
    ...ownersAndAdmins,
  },
  'GET /api/users/:userId/orders': {
    of: 'the fan’s',
    path: fansPath('orders'),
    ...fansOwn(200),
  },

  ...ACCOUNT_CALLS,
  ...TEAM_CALLS,
  ...ADMIN_CALLS,
  ...PAYOUT_CALLS,
  ...PAYOUT_ACTS,
  ...PRODUCT_CALLS,
  ...ARTWORK_CALLS,

  'POST /api/webhooks/stripe': { of: 'without a signature', ...everyone(400) },
  'POST /api/webhooks/printful/:secret': {
    of: 'with another secret',
    path: () => '/api/webhooks/printful/guessed',
    ...everyone(404),
  },
  'GET /api/docs/openapi.json': everyone(200),
}
