import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockCheckoutAlone } from '#commerce/orders/lock_checkout'

/** Nothing of a checkout is produced until it is released; its reason stands beside earlier ones. */
export class HoldProduction {
  async handle(checkoutId: number, reason: string, trx: TransactionClientContract): Promise<void> {
    const checkout = await lockCheckoutAlone(checkoutId, trx)
    checkout.holdProduction(reason)
    await checkout.save()
  }
}
