import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ProductCounters } from '#catalog/public'
import { inTransaction } from '#core/database/in_transaction'
import { DeliveredPurchaseQuery } from '#reviews/queries/delivered_purchase_query'
import { ReviewQueries } from '#reviews/queries/review_queries'
import { AlreadyReviewed, OnlyBuyersReview } from '#reviews/errors'
import type { ReviewRow } from '#reviews/transformers/review_transformer'

export type NewReview = {
  userId: number
  productId: number
  /** Whole stars, 1 to 5. */
  rating: number
  body: string | null
}

/** Records what a buyer thinks, and the product's rating with it, in one transaction. */
@inject()
export class WriteReview {
  constructor(
    private purchases: DeliveredPurchaseQuery,
    private reviews: ReviewQueries,
    private counters: ProductCounters
  ) {}

  /** Throws OnlyBuyersReview, AlreadyReviewed. */
  async handle(review: NewReview, caller?: TransactionClientContract): Promise<ReviewRow> {
    return inTransaction(caller, async (trx) => {
      const orderId = await this.purchases.handle(review, trx)
      if (orderId === null) throw new OnlyBuyersReview()
      await this.#lock(review.productId, trx)
      await this.#insert(review, orderId, trx)
      const rating = await this.reviews.ratingOf(review.productId, trx)
      await this.counters.recordRating({ productId: review.productId, ...rating }, trx)
      return (await this.reviews.by(review, trx))!
    })
  }

  /** Reviews of one product come one after the other, so that each is in the figure of the next. */
  async #lock(productId: number, trx: TransactionClientContract) {
    await trx.rawQuery('SELECT id FROM products WHERE id = ? FOR NO KEY UPDATE', [productId])
  }

  async #insert(
    { userId, productId, rating, body }: NewReview,
    orderId: number,
    trx: TransactionClientContract
  ) {
    const written = await trx
      .insertQuery()
      .table('reviews')
      .insert({ user_id: userId, product_id: productId, order_id: orderId, rating, body })
      .onConflict(['user_id', 'product_id'])
      .ignore()
      .returning('id')
    if (written.length === 0) throw new AlreadyReviewed()
  }
}
