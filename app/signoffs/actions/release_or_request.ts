import { inject } from '@adonisjs/core'
import signoffsConfig from '#config/signoffs'
import type { Actor } from '#audit/public'
import { LedgerBalances } from '#ledger/public'
import { PausePayouts, PayoutListQuery, RetryPayout } from '#payouts/public'
import { pence, subtract, type Pence } from '#shared/money'
import { CreateSignoff } from '#signoffs/actions/create_signoff'

/**
 * Resumes an artist's payouts or retries a payout that Stripe refused on behalf of an admin, or requests the approval of
 * a second one if more is owed to the artist than the limit. A payout that is only sent again under its own key needs none:
 * a job does the same every five minutes.
 */
@inject()
export class ReleaseOrRequest {
  constructor(
    private balances: LedgerBalances,
    private payouts: PayoutListQuery,
    private pausePayouts: PausePayouts,
    private retryPayout: RetryPayout,
    private createSignoff: CreateSignoff
  ) {}

  /** @returns the id of the request; null if the payouts go on. Throws NotFound and SignoffWaiting. */
  async resume(artistId: number, actor: Actor): Promise<number | null> {
    const owed = await this.#owed(artistId)
    if (owed > signoffsConfig.payoutAbove)
      return this.#request({ kind: 'resume_payouts', artistId, amount: owed, actor })
    await this.pausePayouts.handle({ ...actor, artistId, reason: null })
    return null
  }

  /** @returns the id of the request; null if it was retried. Throws what RetryPayout throws, and SignoffWaiting. */
  async retry(payoutId: number, actor: Actor): Promise<number | null> {
    const {
      status,
      artist_id: artistId,
      followed_by: later,
    } = await this.payouts.findOrFail(payoutId)
    const owed = status === 'failed' && later === null ? await this.#owed(artistId) : pence(0)
    if (owed > signoffsConfig.payoutAbove)
      return this.#request({ kind: 'retry_payout', artistId, payoutId, amount: owed, actor })
    await this.retryPayout.handle({ ...actor, payoutId })
    return null
  }

  async #owed(artistId: number): Promise<Pence> {
    const { payable, debt } = await this.balances.ofArtist(artistId)
    return subtract(payable, debt)
  }

  #request(wanted: {
    kind: 'resume_payouts' | 'retry_payout'
    artistId: number
    payoutId?: number
    amount: Pence
    actor: Actor
  }) {
    return this.createSignoff.handle({ ...wanted, shippingAmount: pence(0), reason: null })
  }
}
