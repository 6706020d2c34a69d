import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ensureAccountRow, lockAccount } from '#payouts/lock_account'

/** As the table takes. */
const MOST_LETTERS = 500

type Hold = {
  artistId: number
  /** Null lets payouts go on. */
  reason: string | null
}

/** Stops an artist's payouts until somebody lets them go on; what is on its way already arrives. */
export class HoldPayouts {
  /** Why they were held before, null where they were not. */
  async handle({ artistId, reason }: Hold, trx: TransactionClientContract): Promise<string | null> {
    await ensureAccountRow(artistId, trx)
    const account = (await lockAccount(artistId, trx))!
    const before = account.payoutHoldReason
    await account.merge({ payoutHold: reason !== null, payoutHoldReason: reason }).save()
    return before
  }

  /** For one more reason: that of somebody who held them before stays. */
  async also(hold: Hold & { reason: string }, trx: TransactionClientContract): Promise<void> {
    await ensureAccountRow(hold.artistId, trx)
    const { payoutHoldReason } = (await lockAccount(hold.artistId, trx))!
    if (payoutHoldReason?.includes(hold.reason)) return
    const reasons = payoutHoldReason ? `${hold.reason}; ${payoutHoldReason}` : hold.reason
    await this.handle({ ...hold, reason: reasons.slice(0, MOST_LETTERS) }, trx)
  }
}
