import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/bands/band_log'
import { lockBand, lockBandFor } from '#artists/bands/lock_band'
import { RevokeSentInvitations } from '#artists/bands/revoke_sent_invitations'
import { OwnerAppoints } from '#artists/errors'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'
import { clock } from '#shared/clock'
import { bandRoleAllows, mayAppoint, type BandRole, type MemberRole } from '#shared/band_role'

type Membership = { artistId: number; userId: number }
type ByActor = Membership & { actorUserId: number }
type Row = { role: MemberRole; updated_at: Date }

/**
 * Changes the roles of members and removes them from a band. A removed member loses access at once. Open invitations of a
 * member who may not invite any more are revoked.
 */
@inject()
export class ChangeMembers {
  constructor(
    private log: BandLog,
    private revokeSent: RevokeSentInvitations
  ) {}

  /** Throws NotFound, RoleRefused, OwnerAppoints and ConcurrentModification. */
  async changeRole(
    { role, updatedAt, ...by }: ByActor & { role: MemberRole; updatedAt?: string },
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const { actorRole } = await lockBandFor(by, trx)
      const member = await this.#find(by, trx)
      assertMayChange(actorRole, [member.role, role])
      assertNotModified('member', member.updated_at, updatedAt)
      if (member.role === role) return
      await this.#rows(by, trx).update({ role, updated_at: clock.now().toJSDate() })
      await this.#record(by, 'member.change', trx)
      if (!bandRoleAllows(role, 'team', 'write')) await this.#revokeSent(by, trx)
    })
  }

  /** Throws NotFound, RoleRefused and OwnerAppoints. */
  async remove(by: ByActor, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const { actorRole } = await lockBandFor(by, trx)
      const member = await this.#find(by, trx)
      // A manager may remove themselves, but no other manager.
      if (by.userId !== by.actorUserId) assertMayChange(actorRole, [member.role])
      await this.#rows(by, trx).delete()
      await this.#record(by, 'member.remove', trx)
      await this.#revokeSent(by, trx)
    })
  }

  /** Removes the caller from the band. Throws NotFound for an account that is no member, such as the owner. */
  async leave(own: Membership, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      await lockBand(own.artistId, trx)
      await this.#find(own, trx)
      await this.#rows(own, trx).delete()
      const { artistId, userId: actorUserId } = own
      await this.log.record({ artistId, actorUserId, action: 'band.leave' }, trx)
      await this.#revokeSent({ ...own, actorUserId }, trx)
    })
  }

  async #find(membership: Membership, trx: TransactionClientContract): Promise<Row> {
    const row: Row | null = await this.#rows(membership, trx).select('role', 'updated_at').first()
    if (!row) throw new NotFound()
    return row
  }

  #rows({ artistId, userId }: Membership, trx: TransactionClientContract) {
    return trx.from('band_members').where({ artist_id: artistId, user_id: userId })
  }

  #revokeSent({ artistId, userId, actorUserId }: ByActor, trx: TransactionClientContract) {
    return this.revokeSent.handle({ artistId, senderUserId: userId, actorUserId }, trx)
  }

  #record(
    { artistId, actorUserId, userId }: ByActor,
    action: 'member.change' | 'member.remove',
    trx: TransactionClientContract
  ) {
    return this.log.record({ artistId, actorUserId, action, subjectUserId: userId }, trx)
  }
}

function assertMayChange(actorRole: BandRole, roles: MemberRole[]) {
  if (!roles.every((role) => mayAppoint(actorRole, role))) throw new OwnerAppoints()
}
