import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { derivedSecret } from '#core/derived_secret'
import { inTransaction } from '#core/database/in_transaction'
import { lockCheckoutAlone } from '#commerce/orders/lock_checkout'
import { ORDER_LINK_DAYS, orderLink } from '#commerce/orders/order_link'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

/**
 * Renews the link to a checkout's order page, for a mail to its buyer: the same link is good for another 90 days, so that no
 * mail about an order ends the link of an earlier one. A guest's opens without an account: only the hash of its token is
 * kept. The buyer with an account signs in.
 */
export class RenewOrderLink {
  async handle(checkoutId: number, caller?: TransactionClientContract): Promise<string> {
    return inTransaction(caller, async (trx) => {
      const checkout = await lockCheckoutAlone(checkoutId, trx)
      await checkout.load('orders', (orders) => orders.orderBy('id'))
      const { orderNumber } = checkout.orders[0]!
      if (checkout.userId !== null) return orderLink(orderNumber)
      const token = derivedSecret(`order-link/${checkoutId}/${checkout.linkNumber}`)
      checkout.accessTokenHash = hashToken(token)
      checkout.accessTokenExpiresAt = clock.now().plus({ days: ORDER_LINK_DAYS })
      await checkout.save()
      return orderLink(orderNumber, token)
    })
  }
}
