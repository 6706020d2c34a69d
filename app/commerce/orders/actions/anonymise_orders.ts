import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { whereBoughtBy, type BuyerIdentity } from '#commerce/orders/queries/where_bought_by'
import { clock } from '#shared/clock'

/**
 * Takes the person out of everything they bought, in one update: contact and address stand on checkouts alone. Amounts, rows
 * and the country, which taxes go by, stay. One step of the deletion of an account, so it requires that transaction.
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
