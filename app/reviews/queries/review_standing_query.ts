import { inject } from '@adonisjs/core'
import { DeliveredPurchaseQuery } from '#orders/public'
import { ReviewQueries } from '#reviews/queries/review_queries'

/** Whether somebody may review a product, has done so, or neither. */
export type ReviewStanding = 'may' | 'has' | 'not'

/** One review per fan and product, by those whose order of it was delivered (RULINGS.md, Products). */
@inject()
export class ReviewStandingQuery {
  constructor(
    private reviews: ReviewQueries,
    private purchases: DeliveredPurchaseQuery
  ) {}

  async handle(account: { id: number } | undefined, productId: number): Promise<ReviewStanding> {
    if (!account) return 'not'
    const about = { userId: account.id, productId }
    if (await this.reviews.by(about)) return 'has'
    return (await this.purchases.handle(about)) === null ? 'not' : 'may'
  }
}
