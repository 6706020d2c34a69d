import { MAX_ID } from '#shared/ids'
import { ADMIN_PAGES } from '#tests/architecture/admin_table'
import { ARTWORK_PAGES } from '#tests/architecture/artwork_table'
import { FOLLOWER_PAGES } from '#tests/architecture/follower_table'
import { GIG_PAGES } from '#tests/architecture/gig_table'
import { PAYOUT_PAGES } from '#tests/architecture/payout_table'
import { SANDBOX_PAGES } from '#tests/architecture/sandbox_table'
import { TEAM_PAGES } from '#tests/architecture/team_table'
import { everyone, hiddenFromOthers, type Use } from '#tests/architecture/role_use'

const toLogin = { visitor: 302 }
const closedForSignedIn = { ...everyone(302), visitor: 200 }

/** Every page and file, in the same form. */
export const PAGES: Record<string, Use | Use[]> = {
  'GET /': { ...everyone(200), owner: 302, other: 302 },
  'GET /browse': everyone(200),
  'GET /artists': everyone(200),
  'GET /collections': everyone(200),
  'GET /wishlist': everyone(200),
  'GET /store/:id': { path: ({ artist }) => `/store/${artist.id}`, ...everyone(200) },
  'GET /product/:id': [
    { path: ({ product }) => `/product/${product.id}`, ...everyone(200) },
    {
      of: 'an unpublished one',
      path: ({ draft }) => `/product/${draft.id}`,
      ...hiddenFromOthers,
      merch: 404,
    },
  ],
  'GET /product/:id/review': [
    {
      of: 'what the fan bought and has',
      path: ({ product }) => `/product/${product.id}/review`,
      ...everyone(403),
      ...toLogin,
      fan: 200,
    },
    {
      of: 'an unpublished one without purchases',
      path: ({ draft }) => `/product/${draft.id}/review`,
      ...everyone(404),
      ...toLogin,
      owner: 403,
      admin: 403,
    },
  ],
  'GET /artist/:id': everyone(302),
  'GET /artist/:id/store': everyone(302),
  'GET /news/stop': { of: 'a link without a signature', ...everyone(404) },
  'POST /news/stop': { of: 'a link without a signature', ...everyone(404) },
  'GET /account/not-me': { of: 'a link without a signature', ...everyone(404) },
  'POST /account/not-me': { of: 'a link without a signature', ...everyone(404) },
  'GET /g/:code': { path: ({ code }) => `/g/${code.code}`, ...everyone(302) },
  'GET /scan': everyone(200),
  'GET /privacy': everyone(200),
  'GET /terms': everyone(200),
  'GET /delivery-and-returns': everyone(200),
  'GET /contact': everyone(200),
  'GET /reporting': everyone(200),
  'GET /report': { path: ({ product }) => `/report?product=${product.id}`, ...everyone(200) },
  'GET /offline': everyone(200),
  'GET /api/docs': everyone(200),
  'GET /checkout': everyone(200),
  'GET /checkout/success': everyone(200),
  'GET /checkout/cancel': everyone(200),

  'GET /orders': { ...everyone(200), ...toLogin },
  'GET /orders/find': everyone(200),
  'GET /orders/:orderNumber': [
    {
      of: 'the fan’s',
      path: ({ order }) => `/orders/${order.orderNumber}`,
      ...everyone(404),
      ...toLogin,
      fan: 200,
    },
    {
      of: 'a guest’s, without its link',
      path: ({ guestOrder }) => `/orders/${guestOrder.orderNumber}`,
      ...everyone(404),
      ...toLogin,
    },
  ],
  'GET /orders/:orderNumber/receipt': {
    of: 'one that the ledger has no sale of',
    path: ({ order }) => `/orders/${order.orderNumber}/receipt`,
    ...everyone(404),
    ...toLogin,
  },
  'GET /orders/:orderNumber/receipts/:receipt.pdf': {
    of: 'one that the ledger has no sale of',
    path: ({ order }) => `/orders/${order.orderNumber}/receipts/R-000001.pdf`,
    ...everyone(404),
    ...toLogin,
  },

  'GET /account': { ...everyone(200), ...toLogin },
  'GET /account/delete': { ...everyone(200), ...toLogin },
  'GET /account/verify': { ...everyone(200), ...toLogin },
  'GET /account/email': everyone(200),

  'GET /login': closedForSignedIn,
  'GET /login/artist': closedForSignedIn,
  'GET /register': closedForSignedIn,
  'GET /artist-signup': everyone(200),
  'GET /forgot-password': everyone(200),
  'GET /reset-password': everyone(200),
  'GET /oauth/:provider/redirect': everyone(404),
  'GET /oauth/:provider/callback': everyone(404),

  'GET /dashboard': [
    { of: 'one’s own, or the set-up form', ...everyone(200), ...toLogin, admin: 302 },
    {
      of: 'an artist’s, by name',
      path: ({ artist }) => `/dashboard?artist=${artist.id}`,
      ...everyone(200),
      ...toLogin,
    },
    {
      of: 'an artist’s gig, by name; a fan meets the set-up form',
      path: ({ artist, gig }) => `/dashboard?tab=gigs&artist=${artist.id}&gig=${gig.id}`,
      ...everyone(200),
      ...toLogin,
      other: 404,
    },
    {
      of: 'an artist’s tour',
      path: ({ artist, tour }) => `/dashboard?tab=gigs&artist=${artist.id}&tour=${tour.id}`,
      ...everyone(200),
      ...toLogin,
      other: 404,
    },
    {
      of: 'the board of an artist’s gig',
      path: ({ artist, gig }) => `/dashboard?tab=gigs&artist=${artist.id}&gig=${gig.id}&live=1`,
      ...everyone(200),
      ...toLogin,
      other: 404,
    },
    {
      of: 'an artist’s order, by number',
      path: ({ artist, order }) =>
        `/dashboard?tab=orders&artist=${artist.id}&order=${order.orderNumber}`,
      ...everyone(200),
      ...toLogin,
      other: 404,
      merch: 403,
    },
  ],
  ...FOLLOWER_PAGES,
  ...TEAM_PAGES,
  ...GIG_PAGES,
  ...ARTWORK_PAGES,
  ...PAYOUT_PAGES,
  ...ADMIN_PAGES,
  'GET /admin': [
    { ...everyone(403), ...toLogin, admin: 200 },
    {
      of: 'the connection to Printful',
      path: () => '/admin?tab=printful',
      ...everyone(403),
      ...toLogin,
      admin: 200,
    },
  ],
  'GET /printful': [
    { ...everyone(200), ...toLogin, fan: 403 },
    {
      of: 'orders',
      path: () => '/printful?tab=orders',
      ...everyone(200),
      ...toLogin,
      fan: 403,
      merch: 403,
    },
  ],
  'GET /test/printful': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/products': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/products/:id': {
    path: ({ draft }) => `/admin/products/${draft.id}`,
    ...everyone(403),
    ...toLogin,
    admin: 200,
  },
  'GET /admin/catalog': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /admin/catalog-old': { ...everyone(403), ...toLogin, admin: 200 },
  'GET /printful/callback': { ...everyone(403), ...toLogin, admin: 302 },

  'GET /dev/roles': everyone(200),
  'GET /dev/mail': everyone(200),
  'GET /dev/mail/previews': everyone(200),
  'GET /dev/mail/previews/:name': everyone(404),
  'GET /dev/mail/previews/:name/body': everyone(404),
  'GET /dev/mail/:id': everyone(404),
  'GET /dev/mail/:id/body': everyone(404),
  ...SANDBOX_PAGES,

  'GET /artwork/mockups/:productType/:color.svg': {
    path: () => '/artwork/mockups/tshirt/black.svg',
    ...everyone(200),
  },
  'GET /artwork/posters/:accent/:seed/:shape.svg': everyone(404),
  'GET /pictures/:size/*': everyone(404),
  'GET /share/1/*': everyone(404),
  'GET /share/2/products/:id/:version': {
    of: 'one that there is not',
    path: () => `/share/2/products/${MAX_ID}/1`,
    ...everyone(404),
  },
  'GET /robots.txt': everyone(200),
  'GET /.well-known/security.txt': everyone(200),
  'GET /sitemap.xml': everyone(200),
  'GET /sitemaps/:part': everyone(404),
  'GET /health': everyone(200),
  'GET /health/ready': everyone(200),
  'GET /files/*': everyone(404),
  'GET /assets/*': everyone(404),
  'GET /*': { path: () => '/no-such-page', ...everyone(404) },
}
