import { everyone, ownersAndAdmins, type Use } from '#tests/architecture/role_use'

const artistsOnly = { visitor: 401, fan: 403, admin: 403 }

/** The calls on gigs and codes: an artist makes them, and changes their own. */
export const GIG_CALLS: Record<string, Use | Use[]> = {
  'GET /api/artists/:id/gigs': {
    path: ({ artist }) => `/api/artists/${artist.id}/gigs`,
    ...ownersAndAdmins,
  },
  'POST /api/gigs': {
    body: () => ({ name: 'Spring Tour', date: '2026-12-01' }),
    ...artistsOnly,
    owner: 201,
    other: 201,
  },
  'PATCH /api/gigs/:id': {
    path: ({ code }) => `/api/gigs/${code.gigId}`,
    body: () => ({ name: 'Autumn Tour' }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'DELETE /api/gigs/:id': {
    path: ({ code }) => `/api/gigs/${code.gigId}`,
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'POST /api/qr-codes': { ...artistsOnly, body: () => ({}), owner: 201, other: 201 },
  'PATCH /api/qr-codes/:code': {
    path: ({ code }) => `/api/qr-codes/${code.code}`,
    body: () => ({ eventName: 'Autumn Tour' }),
    ...artistsOnly,
    owner: 200,
    other: 403,
  },
}

const prints = (file: string): Use => ({
  path: ({ code }) => `/qr-codes/${code.code}/${file}`,
  ...everyone(403),
  visitor: 302,
  owner: 200,
  admin: 200,
})

/** What is printed of a code, and of what was sold. */
export const GIG_PAGES: Record<string, Use | Use[]> = {
  'GET /artists/:id/orders.csv': {
    path: ({ artist }) => `/artists/${artist.id}/orders.csv`,
    ...everyone(403),
    visitor: 302,
    owner: 200,
    admin: 200,
  },
  'GET /qr-codes/:code/image.svg': prints('image.svg'),
  'GET /qr-codes/:code/image.png': prints('image.png'),
  'GET /qr-codes/:code/poster.pdf': prints('poster.pdf'),
}
