import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { whereBoughtBy, type BuyerIdentity } from '#commerce/orders/queries/where_bought_by'
import { clock } from '#shared/clock'

/**
 * Erases a buyer's contact details and address, in one update: only checkouts hold them. Amounts, rows and the country,
 * which taxes depend on, stay. One step of the deletion of an account, so it requires that transaction.
 */
export class AnonymiseOrders {
  async handle(buyer: BuyerIdentity, trx: TransactionClientContract): Promise<void> {
    await whereBoughtBy(trx.from('checkouts'), buyer).update({
      customer_name: null,
      customer_email: null,
      customer_phone: null,
      street: null,
      city: null,
      state: null,
      zip_code: null,
      access_token_hash: null,
      access_token_expires_at: null,
      updated_at: clock.now().toJSDate(),
    })
  }
}
