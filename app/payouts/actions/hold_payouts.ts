import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ensurePayoutAccount, lockPayoutAccount } from '#payouts/lock_payout_account'

/** The limit of the column. */
const MOST_LETTERS = 500

type Hold = {
  artistId: number
  /** Null resumes payouts. */
  reason: string | null
}

/** Holds an artist's payouts until an admin resumes them. Payouts that were sent still arrive. */
export class HoldPayouts {
  /** @returns the earlier reason; null if payouts were not held */
  async handle({ artistId, reason }: Hold, trx: TransactionClientContract): Promise<string | null> {
    await ensurePayoutAccount(artistId, trx)
    const account = (await lockPayoutAccount(artistId, trx))!
    const before = account.payoutHoldReason
    await account.merge({ payoutHold: reason !== null, payoutHoldReason: reason }).save()
    return before
  }

  /** Adds a reason to the earlier ones. @returns these, and all of them now */
  async also(
    { artistId, reason }: Hold & { reason: string },
    trx: TransactionClientContract
  ): Promise<{ before: string | null; now: string }> {
    await ensurePayoutAccount(artistId, trx)
    const { payoutHoldReason: before } = (await lockPayoutAccount(artistId, trx))!
    if (before?.includes(reason)) return { before, now: before }
    const now = (before ? `${reason}; ${before}` : reason).slice(0, MOST_LETTERS)
    await this.handle({ artistId, reason: now }, trx)
    return { before, now }
  }
}
