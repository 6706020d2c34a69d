import { BAND_ACTIONS } from '#artists/bands/band_log'
import { stateOf, type InvitationRow } from '#artists/bands/invitation_queries'
import type { BandLogRow, MemberRow } from '#artists/bands/team_queries'

/** The owner or a member of a band, as its team sees them. */
export function toMember(row: MemberRow) {
  return {
    userId: row.user_id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    email: row.email,
    role: row.role,
    since: row.since.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** An open invitation. */
export function toInvitation(row: InvitationRow) {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.inviter_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: stateOf(row) === 'expired',
  }
}

/** An entry of a band log. `what` is the part of the sentence between `actor` and `subject`. */
export function toBandLogEntry(row: BandLogRow) {
  return {
    id: Number(row.id),
    actor: row.actor,
    action: row.action,
    what: BAND_ACTIONS[row.action],
    subject: row.member ?? row.subject,
    createdAt: row.created_at.toISOString(),
  }
}

export type Member = ReturnType<typeof toMember>
export type Invitation = ReturnType<typeof toInvitation>
export type BandLogEntry = ReturnType<typeof toBandLogEntry>
