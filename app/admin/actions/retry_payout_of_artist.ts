import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { PayoutEnded, PayoutsPaused } from '#admin/errors'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { PayoutListQuery, RetryPayout, retryOf } from '#payouts/public'

/** An admin has a payout tried again. The audit entry is written before Stripe is asked, because whether it answers is not ours. */
@inject()
export class RetryPayoutOfArtist {
  constructor(
    private payouts: PayoutListQuery,
    private retry: RetryPayout,
    private record: RecordAuditEntry
  ) {}

  /** Nothing where its orders went on with a later one. Throws NotFound, PayoutEnded, PayoutsPaused and PaymentProviderUnreachable. */
  async handle({ payoutId, ...actor }: Actor & { payoutId: number }): Promise<void> {
    const row = await this.payouts.findOrFail(payoutId)
    const { status } = row
    if (status === 'paid' || status === 'cancelled') throw new PayoutEnded(status)
    const retry = retryOf(row)
    if (retry === 'followed') return
    if (retry === 'paused') throw new PayoutsPaused()
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
