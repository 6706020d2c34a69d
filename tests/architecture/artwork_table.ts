import { everyone, type Use } from '#tests/architecture/role_use'
import type { RoleFixtures } from '#tests/support/callers'

const ofUpload =
  (rest = '') =>
  ({ upload }: RoleFixtures) =>
    `/api/artwork-uploads/${upload.id}${rest}`

/** Of an artist alone, and to another one it does not exist. */
const artistsOwn = (status: number) => ({
  visitor: 401,
  fan: 403,
  owner: status,
  other: 404,
  admin: 403,
})

/** Every call of uploads and artwork. */
export const ARTWORK_CALLS: Record<string, Use | Use[]> = {
  'POST /api/artwork-uploads': {
    body: () => ({ fileName: 'tram.png', byteSize: 9, headSha256: '0'.repeat(64) }),
    ...artistsOwn(201),
    other: 201,
  },
  'GET /api/artwork-uploads/:id': { path: ofUpload(), ...artistsOwn(200) },
  'DELETE /api/artwork-uploads/:id': { path: ofUpload(), ...artistsOwn(204) },
  'PUT /api/artwork-uploads/:id/parts/:number': {
    of: 'a part that is JSON',
    path: ofUpload('/parts/1'),
    ...artistsOwn(415),
  },
  'POST /api/artwork-uploads/:id/part-addresses': {
    of: 'where parts go to the folder',
    path: ofUpload('/part-addresses'),
    body: () => ({ numbers: [1] }),
    ...artistsOwn(409),
  },
  'POST /api/artwork-uploads/:id/finish': {
    of: 'without its parts',
    path: ofUpload('/finish'),
    ...artistsOwn(409),
  },
  'GET /api/artworks/:id': {
    path: ({ artwork }) => `/api/artworks/${artwork.id}`,
    ...artistsOwn(200),
    admin: 200,
  },
  'POST /api/artworks/:id/rights': {
    path: ({ artwork }) => `/api/artworks/${artwork.id}/rights`,
    body: () => ({ confirms: true }),
    ...artistsOwn(200),
  },
}

export const ARTWORK_PAGES: Record<string, Use | Use[]> = {
  'GET /artworks/:id/original': {
    path: ({ artwork }) => `/artworks/${artwork.id}/original`,
    ...artistsOwn(200),
    visitor: 302,
    admin: 200,
  },
  'GET /print-files/:name': { of: 'an address that is none', ...everyone(404) },
}
