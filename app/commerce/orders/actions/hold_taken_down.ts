import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { TAKEN_DOWN } from '#commerce/orders/taken_down'

/**
 * Holds the production of a sold checkout with a product that was taken down as a legal matter, as long as anything of it
 * is to be made. Safe to call twice: the reason is noted once.
 */
export class HoldTakenDown {
  async handle(checkoutId: number, trx: TransactionClientContract): Promise<void> {
    const { checkout, orders, isTakenDown } = await lockCheckout(checkoutId, trx)
    const isToBeMade = checkout.isSold && orders.some(({ status }) => status === 'processing')
    if (!isTakenDown || !isToBeMade) return
    if (checkout.productionHoldReason?.split('; ').includes(TAKEN_DOWN)) return
    checkout.holdProduction(TAKEN_DOWN)
    await checkout.save()
  }
}
