import { contactWording } from '#shared/contact_wording'
import { everyone, fansOwn, type Use } from '#tests/architecture/role_use'
import type { RoleFixtures } from '#tests/support/callers'

const contact = ({ accounts, artist }: RoleFixtures) =>
  `/api/users/${accounts.fan!.id}/favorites/${artist.id}/contact`

const artistsAlone = { ...everyone(403), visitor: 401, owner: 200, other: 200 }

/** The contacts that fans share with artists, and the mails that artists choose. */
export const FOLLOWER_CALLS: Record<string, Use | Use[]> = {
  'GET /api/users/:userId/favorites/:artistId/contact': { path: contact, ...fansOwn(200) },
  'PUT /api/users/:userId/favorites/:artistId/contact': {
    of: 'an artist they have no heart on',
    path: contact,
    body: ({ artist }) => ({ wording: contactWording(artist.bandName) }),
    ...fansOwn(404),
  },
  'DELETE /api/users/:userId/favorites/:artistId/contact': { path: contact, ...fansOwn(204) },
  'GET /api/account/notices': artistsAlone,
  'PATCH /api/account/notices': {
    body: () => ({ notice: 'first-sale', isWanted: false }),
    ...artistsAlone,
  },
}

export const FOLLOWER_PAGES: Record<string, Use | Use[]> = {
  'GET /artists/:id/followers.csv': {
    path: ({ artist }) => `/artists/${artist.id}/followers.csv`,
    ...everyone(403),
    visitor: 302,
    owner: 200,
  },
  'GET /sharing/stop': { of: 'a link without a signature', ...everyone(404) },
  'POST /sharing/stop': { of: 'a link without a signature', ...everyone(404) },
  'GET /notices/stop': { of: 'a link without a signature', ...everyone(404) },
  'POST /notices/stop': { of: 'a link without a signature', ...everyone(404) },
}
