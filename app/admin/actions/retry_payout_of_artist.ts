import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { PayoutEnded } from '#admin/refusals'
import { RecordAct, type Actor } from '#audit/public'
import { PayoutListQuery, RetryPayout } from '#payments/public'

/** An admin has a payout tried again. The act is noted before Stripe is asked, because whether it answers is not ours. */
@inject()
export class RetryPayoutOfArtist {
  constructor(
    private payouts: PayoutListQuery,
    private retry: RetryPayout,
    private record: RecordAct
  ) {}

  /** Throws NotFound, PayoutEnded and PaymentProviderUnreachable. */
  async handle({ payoutId, ...actor }: Actor & { payoutId: number }): Promise<void> {
    const { status } = await this.payouts.findOrFail(payoutId)
    if (status === 'paid' || status === 'cancelled') throw new PayoutEnded(status)
    await db.transaction((trx) =>
      this.record.handle(
        {
          ...actor,
          action: 'payout.retry',
          subjectType: 'payout',
          subjectId: payoutId,
          before: { status },
        },
        trx
      )
    )
    await this.retry.handle(payoutId)
  }
}
