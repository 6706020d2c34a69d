import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Finds a delivered order of a product by a user's account; self-purchases do not count. */
export class DeliveredPurchaseQuery {
  /** Returns the id of the first such order; null if none was delivered. */
  async handle(
    { userId, productId }: { userId: number; productId: number },
    trx?: TransactionClientContract
  ): Promise<number | null> {
    const order: { id: number } | null = await (trx ?? db)
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .where('checkouts.user_id', userId)
      .where('orders.product_id', productId)
      .where('orders.status', 'delivered')
      .where('orders.is_self_purchase', false)
      .orderBy('orders.id')
      .select('orders.id')
      .first()
    return order?.id ?? null
  }
}
