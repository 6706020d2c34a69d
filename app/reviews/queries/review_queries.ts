import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { REVIEW_COLUMNS, type ReviewRow } from '#reviews/transformers/review_transformer'

const NEWEST_FIRST: CursorOrder = {
  name: 'reviews',
  keys: [{ column: 'reviews.id', direction: 'desc', kind: 'integer' }],
}

/** Reads of reviews, as plain rows in one statement each. */
export class ReviewQueries {
  /** What buyers say of a product, latest first. */
  async ofProduct(productId: number, page: PageRequest): Promise<Page<ReviewRow>> {
    return paginateByCursor(this.#rows().where('reviews.product_id', productId), NEWEST_FIRST, page)
  }

  /** A user's review of a product, or null. */
  async by(
    { userId, productId }: { userId: number; productId: number },
    trx?: TransactionClientContract
  ): Promise<ReviewRow | null> {
    return this.#rows(trx)
      .where('reviews.user_id', userId)
      .where('reviews.product_id', productId)
      .first()
  }

  /** The figure that the catalogue shows: the average to two decimals, null where there are no ratings. */
  async ratingOf(
    productId: number,
    trx?: TransactionClientContract
  ): Promise<{ average: string | null; count: number }> {
    const row = await (trx ?? db)
      .from('reviews')
      .where('product_id', productId)
      .select(db.raw('round(avg(rating), 2) as average'))
      .count('* as count')
      .first()
    return { average: row.average, count: Number(row.count) }
  }

  #rows(trx?: TransactionClientContract) {
    return (trx ?? db)
      .from('reviews')
      .join('users', 'users.id', 'reviews.user_id')
      .select(...REVIEW_COLUMNS)
  }
}
