import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import signoffsConfig from '#config/signoffs'
import { LedgerBalances } from '#ledger/public'
import { pence, subtract, type Pence } from '#shared/money'
import { AboveLimit } from '#signoffs/above_limit'
import { CreateSignoff, type NewSignoff } from '#signoffs/actions/create_signoff'

type Wanted = Pick<NewSignoff, 'kind' | 'payoutId' | 'actor'> & { artistId: number }

/** Leaves the transaction if more is owed than the limit. `reason`: why the payouts are paused, for the request. */
type AssertBelowLimit = (trx: TransactionClientContract, reason?: string) => Promise<void>

/** The sum owed to an artist above which a second admin has to approve what one admin does with the payouts. */
@inject()
export class PayoutLimit {
  constructor(
    private balances: LedgerBalances,
    private createSignoff: CreateSignoff
  ) {}

  /** @returns what is owed to the artist if that is above the limit, else null */
  async exceededBy(artistId: number, trx: TransactionClientContract): Promise<Pence | null> {
    const { payable, debt } = await this.balances.ofArtist(artistId, trx)
    const owed = subtract(payable, debt)
    return owed > signoffsConfig.payoutAbove ? owed : null
  }

  /**
   * Does what an admin wants, or requests the approval of a second one where `act` finds more owed than the limit.
   *
   * @returns the id of the request; null if it was done. Throws what `act` throws, and SignoffWaiting.
   */
  async orRequest(
    wanted: Wanted,
    act: (assertBelowLimit: AssertBelowLimit) => Promise<unknown>
  ): Promise<number | null> {
    let reason: string | null = null
    try {
      await act(async (trx, pausedFor) => {
        reason = pausedFor ?? null
        const amount = await this.exceededBy(wanted.artistId, trx)
        if (amount !== null) throw new AboveLimit({ amount, shippingAmount: pence(0) })
      })
      return null
    } catch (error) {
      if (!(error instanceof AboveLimit)) throw error
      return this.createSignoff.handle({ ...wanted, ...error.amounts, reason })
    }
  }
}
