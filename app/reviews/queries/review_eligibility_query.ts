import { inject } from '@adonisjs/core'
import { DeliveredPurchaseQuery } from '#reviews/queries/delivered_purchase_query'
import { ReviewQueries } from '#reviews/queries/review_queries'

/** Whether a user may review a product, has done so, or neither. */
export type ReviewEligibility = 'may' | 'has' | 'not'

/**
 * One review per fan and product, by those whose order of it was delivered
 * (docs/rules/products-and-approval.md#reviews).
 */
@inject()
export class ReviewEligibilityQuery {
  constructor(
    private reviews: ReviewQueries,
    private purchases: DeliveredPurchaseQuery
  ) {}

  async handle(account: { id: number } | undefined, productId: number): Promise<ReviewEligibility> {
    if (!account) return 'not'
    const about = { userId: account.id, productId }
    if (await this.reviews.by(about)) return 'has'
    return (await this.purchases.handle(about)) === null ? 'not' : 'may'
  }
}
