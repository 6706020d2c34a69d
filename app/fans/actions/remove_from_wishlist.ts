import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Takes a product off a wishlist; where it was not there, nothing happens. */
export class RemoveFromWishlist {
  async handle(
    { userId, productId }: { userId: number; productId: number },
    trx?: TransactionClientContract
  ) {
    await (trx ?? db)
      .from('product_favorites')
      .where({ user_id: userId, product_id: productId })
      .delete()
  }
}
