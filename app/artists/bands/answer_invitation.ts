import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/bands/band_log'
import { InvitationQueries, stateOf, type InvitationRow } from '#artists/bands/invitation_queries'
import { lockBand, roleInLocked } from '#artists/bands/lock_band'
import { AdminsJoinNoBand, AlreadyMember, InvitationClosed } from '#artists/errors'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'
import { ChangeUserType, LockOwnAccount } from '#identity/public'
import { clock } from '#shared/clock'

/**
 * Accepts or declines an invitation, once: of two calls at once the second waits and finds it used. Any
 * account that has the link may accept, whatever its email.
 */
@inject()
export class AnswerInvitation {
  constructor(
    private invitations: InvitationQueries,
    private lockOwnAccount: LockOwnAccount,
    private changeUserType: ChangeUserType,
    private log: BandLog
  ) {}

  /**
   * Makes the account a member, and a fan an artist. Returns the id of the band. Safe to call twice for one account. Throws
   * NotFound, InvitationClosed, AlreadyMember and AdminsJoinNoBand.
   */
  async accept(
    { token, userId }: { token: string; userId: number },
    caller?: TransactionClientContract
  ): Promise<number> {
    return inTransaction(caller, async (trx) => {
      const { invitation, band } = await this.#lock(token, trx)
      const account = await this.lockOwnAccount.handle(userId, trx)
      const role = await roleInLocked(band, userId, trx)
      if (role && invitation.accepted_by === userId) return band.id
      this.#assertOpen(invitation)
      if (account.userType === 'admin') throw new AdminsJoinNoBand()
      // A member whom an admin made a fan becomes an artist again.
      if (role === 'owner' || (role && account.userType !== 'fan')) throw new AlreadyMember()
      if (!role) await this.#join(invitation, userId, trx)
      await this.#settle(invitation, { status: 'accepted', accepted_by: userId }, trx)
      if (account.userType === 'fan')
        await this.changeUserType.handle({ userId, userType: 'artist' }, trx)
      await this.log.record(
        { artistId: band.id, actorUserId: userId, action: 'invitation.accept' },
        trx
      )
      return band.id
    })
  }

  /** Declines by the link alone, without an account. Throws NotFound and InvitationClosed. */
  async decline(
    { token, userId }: { token: string; userId: number | null },
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const { invitation, band } = await this.#lock(token, trx)
      if (invitation.status === 'declined') return
      this.#assertOpen(invitation)
      await this.#settle(invitation, { status: 'declined' }, trx)
      const { email: subject } = invitation
      await this.log.record(
        { artistId: band.id, actorUserId: userId, action: 'invitation.decline', subject },
        trx
      )
    })
  }

  /** Locks the band before it reads the invitation, which then cannot change. */
  async #lock(token: string, trx: TransactionClientContract) {
    const found = await this.invitations.byToken(token, trx)
    if (!found) throw new NotFound()
    const band = await lockBand(found.artist_id, trx)
    const { status, accepted_by: acceptedBy } = await trx
      .from('band_invitations')
      .where('id', found.id)
      .select('status', 'accepted_by')
      .firstOrFail()
    const invitation = { ...found, status, accepted_by: acceptedBy, is_hidden: band.isHidden }
    return { invitation: invitation as InvitationRow, band }
  }

  async #join(
    { artist_id: artistId, role }: InvitationRow,
    userId: number,
    trx: TransactionClientContract
  ) {
    const now = clock.now().toJSDate()
    const times = { created_at: now, updated_at: now }
    await trx.table('band_members').insert({ artist_id: artistId, user_id: userId, role, ...times })
  }

  #assertOpen(invitation: InvitationRow) {
    const state = stateOf(invitation)
    if (state !== 'open') throw new InvitationClosed(state)
  }

  async #settle(
    { id }: InvitationRow,
    change: { status: 'accepted' | 'declined'; accepted_by?: number },
    trx: TransactionClientContract
  ) {
    await trx
      .from('band_invitations')
      .where('id', id)
      .update({ ...change, settled_at: clock.now().toJSDate() })
  }
}
