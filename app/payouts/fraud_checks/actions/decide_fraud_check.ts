import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { ConcurrentModification } from '#core/database/assert_not_modified'
import { NotFound } from '#core/exceptions/errors'
import { FraudCheckDecided } from '#payouts/errors'
import type { FraudCheckStatus } from '#payouts/fraud_checks/fraud_check'
import type { FraudEvidence } from '#payouts/fraud_checks/queries/fraud_hits_query'
import { HOLD_REASONS, type FraudRuleName } from '#payouts/fraud_checks/fraud_rules'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { PayoutHold } from '#payouts/payout_hold'
import { clock } from '#shared/clock'

type Decision = { checkId: number; reason: string; actor: Actor }

/** The newest order of a check and how many there were, as an admin saw them. */
type SeenOrders = { latestOrderId: number; orders: number }

type Check = {
  id: number
  artist_id: number
  rule: FraudRuleName
  status: FraudCheckStatus
  latest_order_id: number
  evidence: FraudEvidence
}

/**
 * Called in the transaction of a release that would resume payouts, with the reason of the hold; what it throws undoes the
 * release.
 *
 * @returns whether they resume; false leaves them held, for a second admin who resumes them
 */
type OnResume = (trx: TransactionClientContract, before: string) => Promise<boolean>

/**
 * An admin decides about what a fraud rule found: the payouts stay held, or the check is released. The last release
 * resumes the payouts, unless they are paused for another reason too. Orders of a released check never count again for its
 * rule.
 */
@inject()
export class DecideFraudCheck {
  constructor(
    private lockProfiles: LockProfiles,
    private hold: PayoutHold,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound and FraudCheckDecided. */
  async keep({ checkId, reason, actor }: Decision): Promise<void> {
    await db.transaction(async (trx) => {
      const check = await this.#lock(checkId, trx)
      if (check.status !== 'waiting') throw new FraudCheckDecided(check.status)
      await this.#decide(check, { status: 'kept', reason, actor }, trx)
    })
  }

  /** Throws NotFound, FraudCheckDecided, and ConcurrentModification where the check has other orders than the admin saw. */
  async release(
    { checkId, reason, actor, seen }: Decision & { seen: SeenOrders },
    onResume?: OnResume
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const check = await this.#lock(checkId, trx)
      if (check.status === 'released') throw new FraudCheckDecided('released')
      if (check.latest_order_id !== seen.latestOrderId || check.evidence.orders !== seen.orders)
        throw new ConcurrentModification('check')
      await this.#decide(check, { status: 'released', reason, actor }, trx)
      await this.#endHold(check, actor, trx, onResume)
    })
  }

  /** Locks the artist's profile and account, which serialises holds and resumptions, then the check. */
  async #lock(checkId: number, trx: TransactionClientContract): Promise<Check> {
    const found: Check | null = await trx.from('fraud_checks').where('id', checkId).first()
    if (!found) throw new NotFound()
    await this.lockProfiles.handle([found.artist_id], trx)
    await lockPayoutAccount(found.artist_id, trx)
    return trx.from('fraud_checks').where('id', checkId).forUpdate().firstOrFail()
  }

  async #decide(
    { id, artist_id: artistId, rule, status: before }: Check,
    { status, reason, actor }: { status: 'kept' | 'released'; reason: string; actor: Actor },
    trx: TransactionClientContract
  ) {
    await trx.from('fraud_checks').where('id', id).update({
      status,
      reason,
      decided_by_user_id: actor.actorUserId,
      decided_at: clock.now().toJSDate(),
    })
    await this.record.handle(
      {
        ...actor,
        action: status === 'kept' ? 'artist.keep_fraud_hold' : 'artist.release_fraud_check',
        subjectType: 'artist',
        subjectId: artistId,
        before: { check: before },
        after: { check: status, rule, reason },
      },
      trx
    )
  }

  /** Takes the reason of the check out of the hold, which ends with its last reason. */
  async #endHold(
    { artist_id: artistId, rule }: Check,
    actor: Actor,
    trx: TransactionClientContract,
    onResume?: OnResume
  ) {
    const open: { rule: FraudRuleName }[] = await trx
      .from('fraud_checks')
      .where('artist_id', artistId)
      .whereNot('status', 'released')
      .select('rule')
    if (open.some((other) => other.rule === rule)) return
    await this.hold.remove({ artistId, reason: HOLD_REASONS[rule], actor }, trx, onResume)
  }
}
