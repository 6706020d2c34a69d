import { everyone, hiddenFromOthers, ownersAndAdmins, type Use } from '#tests/architecture/role_use'
import type { RoleFixtures } from '#tests/support/callers'

const listOf = (name: string) => ({
  path: ({ artist }: RoleFixtures) => `/api/artists/${artist.id}/products/${name}`,
  ...ownersAndAdmins,
})

const ofDraft =
  (rest = '') =>
  ({ draft }: RoleFixtures) =>
    `/api/products/${draft.id}${rest}`

const ofActive =
  (rest = '') =>
  ({ product }: RoleFixtures) =>
    `/api/products/${product.id}${rest}`

/** To strangers an unpublished product does not exist. */
const unpublished = { ...everyone(404), visitor: 401 }
/** Of what is on sale everybody may know that it is not theirs. */
const onSale = { ...everyone(403), visitor: 401 }

const name = () => ({ name: 'Another name' })

/** Every call that works on an artist's products. */
export const PRODUCT_CALLS: Record<string, Use | Use[]> = {
  'GET /api/products': everyone(200),
  'GET /api/products/featured': everyone(200),
  'GET /api/products/:id': [
    { of: 'on sale', path: ofActive(), ...everyone(200) },
    { of: 'unpublished', path: ofDraft(), ...hiddenFromOthers },
  ],
  'GET /api/products/:id/related': [
    { of: 'on sale', path: ofActive('/related'), ...everyone(200) },
    { of: 'unpublished', path: ofDraft('/related'), ...hiddenFromOthers },
  ],
  'POST /api/products': {
    body: () => ({ name: 'Last Tram Tee', sellingPrice: 25 }),
    visitor: 401,
    fan: 403,
    owner: 201,
    other: 201,
    admin: 403,
  },
  'GET /api/products/:id/sale': [
    { of: 'on sale', path: ofActive('/sale'), ...everyone(200) },
    { of: 'unpublished', path: ofDraft('/sale'), ...everyone(404) },
  ],
  'GET /api/products/:id/availability': [
    { of: 'on sale', path: ofActive('/availability'), ...onSale, owner: 200, admin: 200 },
    { of: 'unpublished', path: ofDraft('/availability'), ...unpublished, owner: 200, admin: 200 },
  ],
  'PATCH /api/products/:id': [
    { of: 'on sale', path: ofActive(), body: name, ...onSale, owner: 200, admin: 200 },
    { of: 'unpublished', path: ofDraft(), body: name, ...unpublished, owner: 200, admin: 200 },
  ],
  'PUT /api/products/:id/build': [
    {
      of: 'on sale',
      path: ofActive('/build'),
      body: name,
      ...onSale,
      owner: 422,
    },
    {
      of: 'a draft, of which nothing is sent but the name',
      path: ofDraft('/build'),
      body: name,
      visitor: 401,
      fan: 403,
      owner: 422,
      other: 404,
      admin: 403,
    },
  ],
  'GET /api/blanks': { visitor: 401, fan: 403, owner: 200, other: 200, admin: 403 },
  'GET /api/blanks/:id': {
    of: 'one that is none',
    path: () => '/api/blanks/71',
    visitor: 401,
    fan: 403,
    owner: 404,
    other: 404,
    admin: 403,
  },
  'POST /api/products/:id/approve': [
    {
      of: 'on sale',
      path: ofActive('/approve'),
      body: () => ({ action: 'approve' }),
      ...onSale,
      owner: 409,
    },
    {
      of: 'unpublished, and not to be approved',
      path: ofDraft('/approve'),
      body: () => ({ action: 'approve' }),
      ...unpublished,
      owner: 409,
      admin: 403,
    },
  ],
  'PATCH /api/products/:id/status': [
    {
      of: 'on sale, until its owner has taken it off',
      path: ofActive('/status'),
      body: () => ({ status: 'inactive' }),
      ...onSale,
      owner: 200,
      other: 404,
      admin: 409,
    },
    {
      of: 'a draft, which is an admin’s to send',
      path: ofDraft('/status'),
      body: () => ({ status: 'pending_approval' }),
      ...unpublished,
      owner: 409,
      admin: 200,
    },
  ],
  'GET /api/products/:id/history': [
    { of: 'on sale', path: ofActive('/history'), ...onSale, owner: 200, admin: 200 },
    { of: 'unpublished', path: ofDraft('/history'), ...unpublished, owner: 200, admin: 200 },
  ],
  'GET /api/products/:id/takedowns': [
    { of: 'on sale', path: ofActive('/takedowns'), ...onSale, owner: 200, admin: 200 },
    { of: 'unpublished', path: ofDraft('/takedowns'), ...unpublished, owner: 200, admin: 200 },
  ],
  'POST /api/products/:id/takedown-answer': [
    {
      of: 'one that is not taken down',
      path: ofActive('/takedown-answer'),
      body: () => ({ answer: 'Here is our licence.' }),
      ...onSale,
      owner: 409,
    },
  ],
  'GET /api/artists/:id/products/pending': listOf('pending'),
  'GET /api/artists/:id/products/management': listOf('management'),
  'GET /api/artists/:id/products/rejected': listOf('rejected'),
}
