import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import Checkout from '#orders/models/checkout'
import { ORDER_LINK_DAYS, orderLink } from '#orders/order_link'
import { clock } from '#shared/clock'
import { hashToken, randomToken } from '#shared/ids'

/**
 * The link to a checkout's order page, for a mail to its buyer. A guest's opens without an account: only the hash of its
 * token is kept, and a new link ends the one before. The buyer with an account signs in.
 */
export class IssueOrderLink {
  async handle(checkoutId: number, caller?: TransactionClientContract): Promise<string> {
    return inTransaction(caller, async (trx) => {
      const checkout = await Checkout.query({ client: trx })
        .where('id', checkoutId)
        .preload('orders', (orders) => orders.orderBy('id'))
        .firstOrFail()
      const { orderNumber } = checkout.orders[0]!
      if (checkout.userId !== null) return orderLink(orderNumber)
      const token = randomToken()
      checkout.accessTokenHash = hashToken(token)
      checkout.accessTokenExpiresAt = clock.now().plus({ days: ORDER_LINK_DAYS })
      await checkout.save()
      return orderLink(orderNumber, token)
    })
  }
}
