import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles } from '#artists/public'
import type { Actor } from '#audit/public'
import { ConcurrentModification } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { FraudCheckOpen } from '#payouts/errors'
import { hasOpenFraudCheck } from '#payouts/fraud_checks/open_fraud_check'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { PayoutHold } from '#payouts/payout_hold'

type Resumption = Actor & {
  artistId: number
  /** Why they are paused, as the admin saw it: reasons that came later keep them paused. */
  seenReason?: string
}

/** Called in the transaction, with the reason of the pause; what it throws leaves the payouts paused. */
type OnResume = (trx: TransactionClientContract, before: string) => Promise<void>

/** Resumes an artist's payouts on behalf of an admin; does nothing where they are not paused. */
@inject()
export class ResumePayouts {
  constructor(
    private lockProfiles: LockProfiles,
    private hold: PayoutHold
  ) {}

  /** Throws NotFound, ConcurrentModification, and FraudCheckOpen where a fraud check is not released. */
  async handle(
    { artistId, seenReason, ...actor }: Resumption,
    caller?: TransactionClientContract,
    onResume?: OnResume
  ) {
    await inTransaction(caller, async (trx) => {
      await this.lockProfiles.handle([artistId], trx)
      const before = (await lockPayoutAccount(artistId, trx))?.payoutHoldReason
      if (!before) return
      if (seenReason !== undefined && before.trim() !== seenReason.trim())
        throw new ConcurrentModification('pause')
      if (await hasOpenFraudCheck(artistId, trx)) throw new FraudCheckOpen()
      await onResume?.(trx, before)
      await this.hold.end({ artistId, actor }, trx)
    })
  }
}
