import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Whether a product was delivered to an account that bought it, and that is not its artist's. */
export class DeliveredPurchaseQuery {
  /** The order row it came with, the first if there are several; null where none was delivered. */
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
