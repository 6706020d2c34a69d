import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { payoutPaid, type PaidPayout } from '#payouts/mails/payout_mail'

/** Mails the artist that a payout was made, once per payout, in the transaction that records it. */
export class NotifyPayoutPaid {
  /** @returns false if the mail was queued before */
  async handle(
    { payoutId, ...data }: PaidPayout & { payoutId: number },
    trx: TransactionClientContract
  ): Promise<boolean> {
    return mailOutbox.send(payoutPaid, { event: payoutId, data }, trx)
  }
}
