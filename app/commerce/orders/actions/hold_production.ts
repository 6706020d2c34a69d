import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockCheckoutAlone } from '#commerce/orders/lock_checkout'

/** Holds the production of a checkout until it is released; adds the reason to earlier ones. */
export class HoldProduction {
  async handle(checkoutId: number, reason: string, trx: TransactionClientContract): Promise<void> {
    const checkout = await lockCheckoutAlone(checkoutId, trx)
    checkout.holdProduction(reason)
    await checkout.save()
  }
}
