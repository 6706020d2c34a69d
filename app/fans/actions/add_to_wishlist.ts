import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isOnSale, ProductQueries } from '#catalog/public'
import { NotFound } from '#core/exceptions/errors'
import { WishlistQueries } from '#fans/queries/wishlist_queries'
import type { WishlistRow } from '#fans/transformers/favorite_transformer'

type Wish = { userId: number; productId: number }
type Written = { id: number; created_at: Date; is_new: boolean }

/** Puts a product on a wishlist: once, however often and at the same time it is asked for. */
@inject()
export class AddToWishlist {
  constructor(
    private products: ProductQueries,
    private wishlist: WishlistQueries
  ) {}

  /**
   * Throws NotFound for a product that is not on sale, unless it was on the list before it was withdrawn. `isNew` is
   * false where it was there.
   */
  async handle(
    { userId, productId }: Wish,
    trx?: TransactionClientContract
  ): Promise<{ wish: WishlistRow; isNew: boolean }> {
    const product = await this.products.findOrFail(productId)
    if (!isOnSale(product) && !(await this.wishlist.has(userId, productId))) throw new NotFound()
    const { rows } = await (trx ?? db).rawQuery<{ rows: [Written] }>(
      `INSERT INTO product_favorites (user_id, product_id) VALUES (?, ?)
           ON CONFLICT (user_id, product_id) DO UPDATE SET user_id = excluded.user_id
       RETURNING id, created_at, xmax = 0 AS is_new`,
      [userId, productId]
    )
    const { id, created_at: createdAt, is_new: isNew } = rows[0]
    const favorite = { favorite_id: id, favorite_user_id: userId, favorite_created_at: createdAt }
    return { wish: { ...product, ...favorite }, isNew }
  }
}
