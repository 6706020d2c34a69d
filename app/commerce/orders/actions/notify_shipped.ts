import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOutbox } from '#core/mail/main'
import { orderShipped, type Shipped } from '#commerce/orders/mails/shipped_mail'

/** The buyer is mailed that a shipment has left, once for each shipment; in the transaction that records it. */
export class NotifyShipped {
  /** False where that was asked for before. */
  async handle(
    { shipmentId, ...data }: Shipped & { shipmentId: number },
    trx: TransactionClientContract
  ): Promise<boolean> {
    return mailOutbox.send(orderShipped, { event: shipmentId, data }, trx)
  }
}
