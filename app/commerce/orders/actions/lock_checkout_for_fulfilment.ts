import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { toProduction, type Production } from '#commerce/orders/production'

/** Locks a checkout, then its rows, while it is decided which of them are made. */
export class LockCheckoutForFulfilment {
  async handle(checkoutId: number, trx: TransactionClientContract): Promise<Production> {
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    return toProduction(checkout, orders)
  }
}
