import type { BandLogEntry, Invitation, Member } from '#artists/bands/team_transformer'
import { BAND_ACTIONS } from '#artists/bands/band_log'
import { invitationValidator, memberChangeValidator } from '#artists/validators/team_validator'
import { pageValidator } from '#core/http/list_query'
import { flag, id, listOf, orNull, ref, shape, text, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { BAND_ROLES, MEMBER_ROLES } from '#shared/band_role'

const FOREIGN = 'Another artist’s band, or the caller’s role in this band does not allow it'

const READERS = 'Owner, managers and viewers of the band, and admins'
const MANAGERS =
  'Owner and managers of the band; only the owner changes managers and their invitations'

const invited = { token: 'The token of the link in the email' }

export const teamApi: ApiPart = {
  title: 'Bands and members',
  text: 'The members of a band, their roles, invitations and the log. A call without a band in its address works for the band that `X-Band-Id` names, else for the one that the session was switched to.',
  schemas: {
    Member: shape<Member>({
      userId: id,
      name: orNull(text('Sam Example')),
      email: text('sam@example.com'),
      role: word(BAND_ROLES),
      since: time,
      updatedAt: time,
    }),
    Invitation: shape<Invitation>({
      id,
      email: text('sam@example.com'),
      role: word(MEMBER_ROLES),
      invitedBy: orNull(text('Robin Example')),
      createdAt: time,
      expiresAt: time,
      isExpired: flag,
    }),
    BandLogEntry: shape<BandLogEntry>({
      id,
      actor: orNull(text('Sam Example')),
      action: word(Object.keys(BAND_ACTIONS)),
      what: text('added the gig'),
      subject: orNull(text('Spring Tour')),
      createdAt: time,
    }),
  },
  calls: {
    'GET /api/artists/{id}/members': {
      summary: 'The owner and members of a band',
      who: READERS,
      path: { id: 'The artist' },
      answers: { 200: { text: 'The owner first', schema: listOf('Member') } },
      errors: { 403: FOREIGN },
    },
    'PATCH /api/artists/{id}/members/{userId}': {
      summary: 'Change the role of a member',
      who: MANAGERS,
      path: { id: 'The artist', userId: 'The member' },
      body: { from: memberChangeValidator, example: { role: 'viewer' } },
      answers: { 200: { text: 'The member', schema: ref('Member') } },
      errors: { 403: FOREIGN, 409: 'Changed in the meantime: `E_CONCURRENT_MODIFICATION`' },
    },
    'DELETE /api/artists/{id}/members/{userId}': {
      summary: 'Remove a member',
      text: 'Their access ends at once, in open pages too.',
      who: MANAGERS,
      path: { id: 'The artist', userId: 'The member' },
      answers: { 204: { text: 'Removed' } },
      errors: { 403: FOREIGN },
    },
    'DELETE /api/artists/{id}/membership': {
      summary: 'Leave a band',
      who: 'Its members; the owner cannot',
      path: { id: 'The artist' },
      answers: { 204: { text: 'Left' } },
    },
    'POST /api/artists/{id}/switch': {
      summary: 'Switch to another band',
      text: 'The session works for this band from now on. `/dashboard?artist=` does the same.',
      who: 'Its owner and members',
      path: { id: 'The artist' },
      answers: { 200: { text: 'The account, whose `artist` it is now', schema: ref('User') } },
      errors: { 403: 'None of the caller’s bands' },
    },
    'GET /api/artists/{id}/invitations': {
      summary: 'The open invitations of a band',
      who: READERS,
      path: { id: 'The artist' },
      answers: { 200: { text: 'The latest first', schema: listOf('Invitation') } },
      errors: { 403: FOREIGN },
    },
    'POST /api/artists/{id}/invitations': {
      summary: 'Invite an email address to a band',
      text: 'Emails a link that works once, for 7 days. Each email address has one open invitation at a time.',
      who: MANAGERS,
      path: { id: 'The artist' },
      idempotent: true,
      body: { from: invitationValidator, example: { email: 'sam@example.com', role: 'merch' } },
      answers: { 201: { text: 'Sent', schema: ref('Invitation') } },
      errors: {
        403: FOREIGN,
        409: 'In the band or invited already, the band is full, or more than a band sends or an email gets in a day: `E_TOO_MANY_INVITATIONS`',
      },
    },
    'DELETE /api/artists/{id}/invitations/{invitationId}': {
      summary: 'Revoke an invitation',
      who: MANAGERS,
      path: { id: 'The artist', invitationId: 'The invitation' },
      answers: { 204: { text: 'Revoked' } },
      errors: { 403: FOREIGN },
    },
    'GET /api/artists/{id}/log': {
      summary: 'The log of a band: who did what',
      who: 'Owner and managers of the band, and admins',
      path: { id: 'The artist' },
      query: { from: pageValidator },
      answers: { 200: { text: 'The latest first', schema: listOf('BandLogEntry') } },
      errors: { 403: FOREIGN },
    },
    'POST /api/invitations/{token}/accept': {
      summary: 'Join a band',
      text: 'The account becomes a member, and a fan an artist; the session switches to the band. The account’s email need not be the invited one.',
      who: 'Anyone logged in who has the link, admins aside',
      path: invited,
      answers: { 200: { text: 'The band', schema: shape<{ artistId: number }>({ artistId: id }) } },
      errors: {
        409: 'Used, declined, revoked or expired: `E_INVITATION_CLOSED`; or the caller is in the band already, or an admin',
      },
    },
    'POST /api/invitations/{token}/decline': {
      summary: 'Decline an invitation to a band',
      who: 'Anyone who has the link',
      path: invited,
      answers: { 204: { text: 'Declined' } },
      errors: { 409: 'Used, revoked or expired: `E_INVITATION_CLOSED`' },
    },
  },
}
