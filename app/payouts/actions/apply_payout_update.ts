import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dashboardPath } from '#core/dashboard_address'
import { PostTransaction } from '#ledger/public'
import { NotifyPayoutPaid } from '#payouts/actions/notify_payout_paid'
import Payout from '#payouts/models/payout'
import { VoidPayout } from '#payouts/actions/void_payout'
import { PayoutHold } from '#payouts/payout_hold'
import { transferredEntries } from '#payouts/payout_posting'
import { mayPayoutMove, type PayoutStatus } from '#payouts/payout_status'
import { thisMonth } from '#shared/months'
import { clock } from '#shared/clock'

/** The outcome of a payout, in our words. */
export type PayoutUpdate =
  { status: 'paid'; stripeTransferId: string } | { status: 'failed'; failure: string }

/**
 * Ends a payout, by answer and lookup alike. An outdated update changes nothing. A payout that is marked as failed and
 * was made at Stripe holds further payouts to its artist.
 */
@inject()
export class ApplyPayoutUpdate {
  constructor(
    private post: PostTransaction,
    private voidPayout: VoidPayout,
    private notifyPayoutPaid: NotifyPayoutPaid,
    private hold: PayoutHold
  ) {}

  /** @returns the status of the payout afterwards */
  async handle(payoutId: number, update: PayoutUpdate): Promise<PayoutStatus> {
    const status = await this.#apply(payoutId, update)
    if (update.status === 'paid' && status !== 'paid') await this.#hold(payoutId, update)
    return status
  }

  async #apply(payoutId: number, update: PayoutUpdate): Promise<PayoutStatus> {
    return db.transaction(async (trx) => {
      const payout = await Payout.query({ client: trx })
        .where('id', payoutId)
        .forUpdate()
        .firstOrFail()
      if (!mayPayoutMove(payout.status, update.status)) return payout.status
      if (update.status === 'failed') {
        await this.voidPayout.handle(payout, update, trx)
        return update.status
      }
      const entries = transferredEntries(payout)
      await this.post.handle({ kind: 'transfer', key: `transfer-${payoutId}`, entries }, trx)
      await payout.merge({ ...update, paidAt: clock.now(), failure: null }).save()
      await this.#tell(payout, trx)
      return update.status
    })
  }

  /**
   * Holds the artist's payouts: the lines of the failed payout may be paid by another one already, so an admin has to
   * check Stripe before more is paid.
   */
  async #hold(id: number, update: PayoutUpdate) {
    const { artistId } = await Payout.findOrFail(id)
    logger.error(
      { payoutId: id, artistId, ...update },
      'A payout that was given up was made after all'
    )
    const reason = `Payout ${id} was given up, and made at Stripe after all`
    await db.transaction((trx) => this.hold.add({ artistId, reason }, trx))
  }

  async #tell(payout: Payout, trx: TransactionClientContract) {
    const { id: payoutId, artistId, amount, currency, debtAmount } = payout
    const statementPath = dashboardPath(artistId, { tab: 'payouts', statement: thisMonth() })
    await this.notifyPayoutPaid.handle(
      { payoutId, artistId, amount, currency, debtAmount, statementPath },
      trx
    )
  }
}
