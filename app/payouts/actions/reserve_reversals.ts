import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import payoutsConfig from '#config/payouts'
import { LedgerBalances, OldDebts } from '#ledger/public'
import Payout from '#payouts/models/payout'
import PayoutReversal from '#payouts/models/payout_reversal'
import { lockPayoutAccount } from '#payouts/lock_payout_account'
import { ReversalsQuery } from '#payouts/queries/reversals_query'
import { clock } from '#shared/clock'
import { smallest, subtract, type Pence } from '#shared/money'

/**
 * Reserves reversals of an artist's transfers before Stripe is called: as much of the debt as is old and covered by no
 * sale. Takes the latest transfers first, because money that went on to a bank is gone.
 */
@inject()
export class ReserveReversals {
  constructor(
    private debts: OldDebts,
    private balances: LedgerBalances,
    private reversals: ReversalsQuery
  ) {}

  /**
   * Send the reversals after the commit.
   *
   * @returns their ids
   */
  async handle(artistId: number): Promise<number[]> {
    return db.transaction(async (trx) => {
      await lockPayoutAccount(artistId, trx)
      const payouts = await Payout.query({ client: trx })
        .where({ artistId, status: 'paid' })
        .whereColumn('reversed_amount', '<', 'amount')
        .preload('reversals')
        .orderBy('id', 'desc')
        .forUpdate()
      let wanted = await this.#uncovered(artistId, trx)
      const ids: number[] = []
      for (const payout of payouts.filter(mayBeReversed)) {
        if (wanted <= 0) break
        const amount = smallest(wanted, subtract(payout.amount, payout.reversedAmount))
        const reversal = await PayoutReversal.create(
          { payoutId: payout.id, origin: 'shop', amount, reversalKey: randomUUID() },
          { client: trx }
        )
        wanted = subtract(wanted, amount)
        ids.push(reversal.id)
      }
      return ids
    })
  }

  /** The old debt that is not covered by unpaid earnings, which the next payout nets, nor by open reversals. */
  async #uncovered(artistId: number, trx: TransactionClientContract): Promise<Pence> {
    const since = clock.now().minus({ days: payoutsConfig.debtDays })
    const old = await this.debts.ofArtist(artistId, since, trx)
    const { payable } = await this.balances.ofArtist(artistId, trx)
    return subtract(subtract(old, payable), await this.reversals.underWay(artistId, trx))
  }
}

const isOpen = ({ status }: PayoutReversal) => status === 'creating'

/** Whether a transfer may be reversed: not while a reversal is open, and not soon after one was refused. */
function mayBeReversed({ reversals }: Payout): boolean {
  const retriedSince = clock.now().minus({ days: payoutsConfig.reversalRetryDays })
  return !reversals.some(
    (reversal) =>
      isOpen(reversal) || (reversal.status === 'failed' && reversal.createdAt > retriedSince)
  )
}
