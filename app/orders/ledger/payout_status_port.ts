import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Which order rows an artist has been paid for, which stands above this module: whoever pays out registers here. What is
 * taken from such a row is the artist's debt; of any other it is no longer owed.
 */
export type PayoutStatusSource = {
  /**
   * Those of the rows whose part a payout holds, from the moment it is decided until it is given up; payouts that nobody
   * was asked for yet are given up by this very call. Called inside the transaction that changes the rows, with their
   * locks held.
   */
  settlePaidOut(
    orderIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<ReadonlySet<number>>
}

/** Answering "nobody was paid" where payouts are not known would let artists be paid for what was refunded. */
function nobody(): never {
  throw new Error('No payout status adapter is registered')
}

let registered: PayoutStatusSource = { settlePaidOut: nobody }

export const payoutStatusPort = {
  /** Returns what restores the earlier implementation. */
  register(implementation: PayoutStatusSource): () => void {
    const previous = registered
    registered = implementation
    return () => {
      registered = previous
    }
  },
  current: (): PayoutStatusSource => registered,
}
