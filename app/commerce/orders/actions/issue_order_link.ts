import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'

/** A new link to a checkout's order page, for a buyer who asks for one: it ends those before. */
@inject()
export class IssueOrderLink {
  constructor(private renewOrderLink: RenewOrderLink) {}

  async handle(checkoutId: number, caller?: TransactionClientContract): Promise<string> {
    return inTransaction(caller, async (trx) => {
      await trx.from('checkouts').where('id', checkoutId).increment('link_number', 1)
      return this.renewOrderLink.handle(checkoutId, {}, trx)
    })
  }
}
