import { everyone, membersToo, ownersAndAdmins, type Use } from '#tests/architecture/role_use'
import type { RoleFixtures } from '#tests/support/callers'

const ofBand = (rest: string) => (fixtures: RoleFixtures) =>
  `/api/artists/${fixtures.artist.id}/${rest}`

/** The owner's alone and their managers': not even an admin changes a band's members. */
const bandsOwn = (status: number) => ({ ...everyone(403), visitor: 401, owner: status })

/** The members of a band, its invitations and its log. */
export const TEAM_CALLS: Record<string, Use | Use[]> = {
  // A member may have a band of their own.
  'POST /api/artists': {
    body: () => ({ bandName: 'Brass Monday' }),
    visitor: 401,
    fan: 201,
    owner: 409,
    other: 409,
    admin: 409,
    ...membersToo(201),
  },
  'GET /api/artists/:id/members': { path: ofBand('members'), ...ownersAndAdmins },
  'PATCH /api/artists/:id/members/:userId': {
    of: 'the viewer',
    path: (fixtures) => ofBand(`members/${fixtures.accounts.viewer!.id}`)(fixtures),
    body: () => ({ role: 'merch' }),
    ...bandsOwn(200),
  },
  'DELETE /api/artists/:id/members/:userId': {
    of: 'the viewer',
    path: (fixtures) => ofBand(`members/${fixtures.accounts.viewer!.id}`)(fixtures),
    ...bandsOwn(204),
  },
  'DELETE /api/artists/:id/membership': {
    of: 'which only members have',
    path: ofBand('membership'),
    ...everyone(404),
    ...membersToo(204),
    visitor: 401,
  },
  'POST /api/artists/:id/switch': {
    path: ofBand('switch'),
    ...everyone(403),
    visitor: 401,
    owner: 200,
    ...membersToo(200),
  },
  'GET /api/artists/:id/invitations': { path: ofBand('invitations'), ...ownersAndAdmins },
  'POST /api/artists/:id/invitations': {
    path: ofBand('invitations'),
    body: (_, caller) => ({ email: `for-${caller}@example.com`, role: 'merch' }),
    ...bandsOwn(201),
  },
  'DELETE /api/artists/:id/invitations/:invitationId': {
    path: (fixtures) => ofBand(`invitations/${fixtures.invitation.id}`)(fixtures),
    ...bandsOwn(204),
  },
  'GET /api/artists/:id/log': { path: ofBand('log'), ...ownersAndAdmins },
  'POST /api/invitations/:token/accept': {
    of: 'a link that is none',
    path: () => '/api/invitations/made-up/accept',
    ...everyone(404),
    visitor: 401,
  },
  'POST /api/invitations/:token/decline': {
    of: 'a link that is none',
    path: () => '/api/invitations/made-up/decline',
    ...everyone(404),
  },
}

export const TEAM_PAGES: Record<string, Use | Use[]> = {
  'GET /invitations/:token': [
    { path: ({ token }) => `/invitations/${token}`, ...everyone(200) },
    { of: 'a link that is none', path: () => '/invitations/made-up', ...everyone(404) },
  ],
}
