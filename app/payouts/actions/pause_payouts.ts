import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { ConcurrentModification } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { hasOpenFraudCheck } from '#payouts/fraud_checks/open_fraud_check'
import { FraudCheckOpen } from '#payouts/errors'
import { HoldPayouts } from '#payouts/actions/hold_payouts'

type Hold = Actor & {
  artistId: number
  /** Null resumes payouts. */
  reason: string | null
  /** The reason that the admin who resumes them saw: others that came later keep them paused. */
  seenReason?: string
}

/** Called in the transaction of a change, with the earlier reason; what it throws undoes the change. */
type OnChange = (trx: TransactionClientContract, before: string | null) => Promise<void>

/** Pauses an artist's payouts on behalf of an admin, for one more reason, or resumes them if `reason` is null. */
@inject()
export class PausePayouts {
  constructor(
    private lockProfiles: LockProfiles,
    private hold: HoldPayouts,
    private record: RecordAuditEntry
  ) {}

  /**
   * Writes no audit entry if nothing changes. Throws NotFound, ConcurrentModification, and FraudCheckOpen where payouts are
   * to resume and a fraud check is not released.
   */
  async handle(
    { artistId, reason, seenReason, ...actor }: Hold,
    caller?: TransactionClientContract,
    onChange?: OnChange
  ) {
    return inTransaction(caller, async (trx) => {
      await this.lockProfiles.handle([artistId], trx)
      const { before, now } =
        reason === null
          ? { before: await this.hold.handle({ artistId, reason }, trx), now: null }
          : await this.hold.also({ artistId, reason }, trx)
      if (before === now) return
      if (now === null && seenReason !== undefined && before?.trim() !== seenReason.trim())
        throw new ConcurrentModification('pause')
      if (now === null && (await hasOpenFraudCheck(artistId, trx))) throw new FraudCheckOpen()
      await onChange?.(trx, before)
      await this.record.handle(
        {
          ...actor,
          action: now === null ? 'artist.release_payouts' : 'artist.hold_payouts',
          subjectType: 'artist',
          subjectId: artistId,
          before: { isHeld: before !== null, reason: before },
          after: { isHeld: now !== null, reason: now },
        },
        trx
      )
    })
  }
}
