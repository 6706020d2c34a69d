import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import type { MemberRole } from '#shared/band_role'
import { hashToken } from '#shared/ids'

/** The state of an invitation now. An open one expires after 7 days. */
export type InvitationState = 'open' | 'accepted' | 'declined' | 'revoked' | 'expired'

export type InvitationRow = {
  id: number
  artist_id: number
  band_name: string
  is_hidden: boolean
  email: string
  role: MemberRole
  status: 'open' | 'accepted' | 'declined' | 'revoked'
  accepted_by: number | null
  expires_at: Date
  created_at: Date
  /** Name of the account that sent it, or null. */
  inviter_name: string | null
}

/** The state of an invitation now; `revoked` where the owner of the band is suspended or deleted. */
export function stateOf(
  row: Pick<InvitationRow, 'status' | 'expires_at' | 'is_hidden'>
): InvitationState {
  if (row.status !== 'open') return row.status
  if (row.is_hidden) return 'revoked'
  return row.expires_at > clock.now().toJSDate() ? 'open' : 'expired'
}

/** Reads invitations to bands. */
export class InvitationQueries {
  /** The invitation of a link in any state, or null. */
  async byToken(token: string, trx?: TransactionClientContract): Promise<InvitationRow | null> {
    return this.#rows(trx).where('band_invitations.token_hash', hashToken(token)).first()
  }

  /** Any invitation by its id, or null. */
  async find(id: number): Promise<InvitationRow | null> {
    return this.#rows().where('band_invitations.id', id).first()
  }

  /** The open and expired invitations of a band, the latest first. */
  async openOf(artistId: number): Promise<InvitationRow[]> {
    return this.#rows()
      .where({ 'band_invitations.artist_id': artistId, 'band_invitations.status': 'open' })
      .orderBy('band_invitations.id', 'desc')
  }

  #rows(trx?: TransactionClientContract) {
    return (trx ?? db)
      .from('band_invitations')
      .join('artists', 'artists.id', 'band_invitations.artist_id')
      .join('users as inviters', 'inviters.id', 'band_invitations.invited_by')
      .select(
        'band_invitations.id',
        'band_invitations.artist_id',
        'artists.band_name',
        'artists.is_hidden',
        'band_invitations.email',
        'band_invitations.role',
        'band_invitations.status',
        'band_invitations.accepted_by',
        'band_invitations.expires_at',
        'band_invitations.created_at',
        db.raw(
          `nullif(trim(concat_ws(' ', inviters.first_name, inviters.last_name)), '') AS inviter_name`
        )
      )
  }
}
