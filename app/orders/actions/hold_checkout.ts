import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Checkout from '#orders/models/checkout'

/** Nothing of a checkout is produced until it is released; its reason stands beside earlier ones. */
export class HoldCheckout {
  async handle(checkoutId: number, reason: string, trx: TransactionClientContract): Promise<void> {
    const checkout = await Checkout.query({ client: trx })
      .where('id', checkoutId)
      .forUpdate()
      .firstOrFail()
    checkout.hold(reason)
    await checkout.save()
  }
}
