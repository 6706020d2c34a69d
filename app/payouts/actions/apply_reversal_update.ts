import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { LedgerBalances, PostTransaction, type LedgerEntry } from '#ledger/public'
import Payout from '#payouts/models/payout'
import PayoutReversal from '#payouts/models/payout_reversal'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { add, largest, pence, smallest, subtract, times } from '#shared/money'

/** The outcome of a reversal. */
export type ReversalUpdate =
  { status: 'succeeded'; stripeReversalId: string } | { status: 'failed'; failure: string }

/**
 * Applies the outcome of a reversal, by answer, lookup and webhook alike: adds the amount to the payout's row and posts
 * it to the ledger, once.
 */
@inject()
export class ApplyReversalUpdate {
  constructor(
    private post: PostTransaction,
    private balances: LedgerBalances
  ) {}

  async handle(reversalId: number, update: ReversalUpdate, caller?: TransactionClientContract) {
    return inTransaction(caller, async (trx) => {
      const { payoutId } = await PayoutReversal.findOrFail(reversalId, { client: trx })
      const { artistId } = await Payout.findOrFail(payoutId, { client: trx })
      await lockPayoutAccount(artistId, trx)
      const payout = await Payout.query({ client: trx })
        .where('id', payoutId)
        .forUpdate()
        .firstOrFail()
      const reversal = await PayoutReversal.findOrFail(reversalId, { client: trx })
      if (reversal.status === 'succeeded' || reversal.status === update.status) return
      await reversal.merge({ failure: null, ...update }).save()
      if (update.status === 'failed') return
      const reversedAmount = add(payout.reversedAmount, reversal.amount)
      await payout.merge({ reversedAmount }).save()
      const entries = await this.#entries(payout, reversal, trx)
      await this.post.handle({ kind: 'reversal', key: `reversal-${reversal.id}`, entries }, trx)
    })
  }

  /**
   * The ledger entries. An amount beyond the debt was not requested by us and stays in `suspense` until an admin has
   * decided whose it is.
   */
  async #entries(
    { artistId }: Payout,
    { amount, payoutId }: PayoutReversal,
    trx: TransactionClientContract
  ): Promise<LedgerEntry[]> {
    const { debt } = await this.balances.ofArtist(artistId, trx)
    const covered = smallest(amount, largest(debt, pence(0)))
    const rest = subtract(amount, covered)
    if (rest > 0) logger.error({ payoutId, rest }, 'More of a transfer came back than was owed')
    const of = { artistId, payoutId }
    return [
      { account: 'stripe_balance', amount, ...of },
      { account: 'artist_debt', amount: times(covered, -1), ...of },
      { account: 'suspense', amount: times(rest, -1), ...of },
    ]
  }
}
