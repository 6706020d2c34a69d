import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** `average` is a decimal between 1 and 5, null where there are no ratings. */
export type Rating = { productId: number; average: string | null; count: number }

/**
 * Sets the rating that lists and pages show, in the transaction that wrote the review. The caller holds the lock on the
 * product since before it counted, so that two reviews at once are both in the figure.
 */
export class RecordProductRating {
  async handle({ productId, average, count }: Rating, trx?: TransactionClientContract) {
    await (trx ?? db)
      .from('products')
      .where('id', productId)
      .update({ average_rating: average, review_count: count })
  }
}
