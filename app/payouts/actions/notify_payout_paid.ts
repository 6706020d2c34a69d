import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { payoutPaid, type PaidPayout } from '#payouts/mails/payout_mail'

/** The artist is mailed that a payout was made, once for each; in the transaction that records it. */
export class NotifyPayoutPaid {
  /** False where that was asked for before. */
  async handle(
    { payoutId, ...data }: PaidPayout & { payoutId: number },
    trx: TransactionClientContract
  ): Promise<boolean> {
    return mailOutbox.send(payoutPaid, { event: payoutId, data }, trx)
  }
}
