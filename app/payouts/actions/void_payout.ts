import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/public'
import type Payout from '#payouts/models/payout'
import PayoutLine from '#payouts/models/payout_line'
import { releasedEntries } from '#payouts/payout_posting'
import { clock } from '#shared/clock'

/**
 * Voids a payout that was not made: its lines and the debt in it wait for another one. The caller holds the lock on its
 * row.
 */
@inject()
export class VoidPayout {
  constructor(private post: PostTransaction) {}

  async handle(
    payout: Payout,
    end: { status: 'failed' | 'cancelled'; failure: string | null },
    trx: TransactionClientContract
  ): Promise<void> {
    const lines = await PayoutLine.query({ client: trx }).where('payoutId', payout.id)
    const { id, artistId, amount, debtAmount } = payout
    const entries = releasedEntries({ id, artistId, amount, debtAmount, lines })
    await this.post.handle({ kind: 'payout', key: `payout-${id}-${end.status}`, entries }, trx)
    await PayoutLine.query({ client: trx })
      .where('payoutId', id)
      .update({ releasedAt: clock.now().toSQL() })
    await payout.merge(end).save()
  }
}
