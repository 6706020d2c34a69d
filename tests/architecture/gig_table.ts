import { everyone, hiddenFromOthers, ownersAndAdmins, type Use } from '#tests/architecture/role_use'

const artistsOnly = { visitor: 401, fan: 403, admin: 403 }

const importSource = {
  id: null,
  kind: 'ics',
  name: 'Tour',
  address: 'https://calendar.example/tour.ics',
  timeZone: 'Europe/London',
  time: '20:00',
}

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
  'GET /api/gigs/:id/shares': {
    path: ({ code }) => `/api/gigs/${code.gigId}/shares`,
    ...hiddenFromOthers,
    visitor: 401,
  },
  'PUT /api/gigs/:id/shares': {
    path: ({ code }) => `/api/gigs/${code.gigId}/shares`,
    body: () => ({ shares: [] }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'GET /api/gigs/:id/products': {
    path: ({ code }) => `/api/gigs/${code.gigId}/products`,
    ...hiddenFromOthers,
    visitor: 401,
  },
  'PUT /api/gigs/:id/products': {
    path: ({ code }) => `/api/gigs/${code.gigId}/products`,
    body: () => ({ productIds: [] }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'PUT /api/gigs/:id/attendance': {
    path: ({ code }) => `/api/gigs/${code.gigId}/attendance`,
    body: () => ({ attendance: 412 }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'GET /api/gigs/:id/settlement': {
    path: ({ code }) => `/api/gigs/${code.gigId}/settlement`,
    ...hiddenFromOthers,
    visitor: 401,
  },
  'POST /api/gigs/:id/settlement/close': {
    of: 'a sheet that has changed since',
    path: ({ code }) => `/api/gigs/${code.gigId}/settlement/close`,
    body: () => ({ version: '0'.repeat(32) }),
    ...artistsOnly,
    owner: 409,
    other: 404,
  },
  'DELETE /api/gigs/:id': {
    path: ({ code }) => `/api/gigs/${code.gigId}`,
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'GET /api/artists/:id/tours': {
    path: ({ artist }) => `/api/artists/${artist.id}/tours`,
    ...ownersAndAdmins,
  },
  'GET /api/tours/:id': {
    path: ({ tour }) => `/api/tours/${tour.id}`,
    ...hiddenFromOthers,
    visitor: 401,
  },
  'POST /api/tours': {
    body: () => ({ name: 'Spring Tour' }),
    ...artistsOnly,
    owner: 201,
    other: 201,
  },
  'PATCH /api/tours/:id': {
    path: ({ tour }) => `/api/tours/${tour.id}`,
    body: () => ({ name: 'Autumn Tour' }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'PATCH /api/tours/:id/gigs': {
    path: ({ tour }) => `/api/tours/${tour.id}/gigs`,
    body: () => ({ add: [] }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'PUT /api/tours/:id/defaults': {
    path: ({ tour }) => `/api/tours/${tour.id}/defaults`,
    body: () => ({ shares: [] }),
    ...artistsOnly,
    owner: 200,
    other: 404,
  },
  'DELETE /api/tours/:id': {
    path: ({ tour }) => `/api/tours/${tour.id}`,
    ...artistsOnly,
    owner: 204,
    other: 404,
  },
  'POST /api/gigs/codes': {
    body: ({ gig }) => ({ gigIds: [gig.id] }),
    ...artistsOnly,
    owner: 200,
    other: 200,
  },
  'POST /api/gig-imports/preview': {
    body: () => ({ text: '12 Dec 2026 - Leeds - The Old Transformer' }),
    ...artistsOnly,
    owner: 200,
    other: 200,
  },
  'POST /api/gig-imports/read': {
    of: 'an address of our own network',
    body: () => ({ address: 'https://127.0.0.1/tour.ics' }),
    ...artistsOnly,
    owner: 422,
    other: 422,
  },
  'POST /api/gig-imports': {
    of: 'a calendar whose address is kept',
    body: () => ({ source: importSource, add: [], change: [], remove: [] }),
    ...artistsOnly,
    owner: 201,
    other: 201,
  },
  'DELETE /api/gig-imports/:id': {
    of: 'an unknown one',
    ...artistsOnly,
    owner: 404,
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

const sheet = (ending: string): Use => ({
  path: ({ code }) => `/gigs/${code.gigId}/settlement.${ending}`,
  ...hiddenFromOthers,
  visitor: 302,
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
  'GET /gigs/:id/settlement.pdf': sheet('pdf'),
  'GET /gigs/:id/settlement.csv': sheet('csv'),
  'GET /tours/:id/figures.csv': {
    path: ({ tour }) => `/tours/${tour.id}/figures.csv`,
    ...hiddenFromOthers,
    visitor: 302,
  },
  'GET /artists/:id/gigs.ics': {
    path: ({ artist }) => `/artists/${artist.id}/gigs.ics`,
    ...everyone(403),
    visitor: 302,
    owner: 200,
    admin: 200,
  },
  'GET /artists/:id/posters.pdf': {
    path: ({ artist, gig }) => `/artists/${artist.id}/posters.pdf?gigs=${gig.id}`,
    ...everyone(403),
    visitor: 302,
    owner: 200,
    admin: 200,
  },
  'GET /qr-codes/:code/image.svg': prints('image.svg'),
  'GET /qr-codes/:code/image.png': prints('image.png'),
  'GET /qr-codes/:code/poster.pdf': prints('poster.pdf'),
}
