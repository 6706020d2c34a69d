import { inject } from '@adonisjs/core'
import type { Actor } from '#audit/public'
import { PayoutListQuery, RetryPayout } from '#payouts/public'
import { PayoutLimit } from '#signoffs/payout_limit'

/**
 * Retries a payout that Stripe refused on behalf of an admin, or requests the approval of a second one. A payout that is
 * only sent again under its own key needs none: a job does the same every five minutes.
 */
@inject()
export class RetryPayoutOrRequestSignoff {
  constructor(
    private limit: PayoutLimit,
    private payouts: PayoutListQuery,
    private retryPayout: RetryPayout
  ) {}

  /** @returns the id of the request; null if it was retried. Throws what RetryPayout throws, and SignoffWaiting. */
  async handle(payoutId: number, actor: Actor): Promise<number | null> {
    const { artist_id: artistId } = await this.payouts.findOrFail(payoutId)
    return this.limit.orRequest(
      { kind: 'retry_payout', artistId, payoutId, actor },
      (assertBelowLimit) =>
        this.retryPayout.handle({ ...actor, payoutId }, async (status, trx) => {
          if (status === 'failed') await assertBelowLimit(trx)
        })
    )
  }
}
