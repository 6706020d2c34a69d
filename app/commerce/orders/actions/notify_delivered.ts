import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { orderDelivered, type Delivered } from '#commerce/orders/mails/delivered_mail'

/**
 * The buyer is mailed that order rows of a checkout are delivered, and asked what they are like; in the transaction that
 * moves them. A row is delivered once, so the first of them names the mail.
 */
export class NotifyDelivered {
  /** False where that was asked for before. Throws for no rows at all. */
  async handle(data: Delivered, trx: TransactionClientContract): Promise<boolean> {
    if (data.orderIds.length === 0) throw new Error('Nothing was delivered')
    return mailOutbox.send(orderDelivered, { event: Math.min(...data.orderIds), data }, trx)
  }
}
