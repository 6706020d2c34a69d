import type { ApplicationService } from '@adonisjs/core/types'
import { reviewsPort } from '#commerce/public'
import { ReviewableQuery } from '#reviews/queries/reviewable_query'
import { ReviewedRowsQuery } from '#reviews/queries/reviewed_rows_query'

/** Tells commerce what the buyers of its orders have reviewed. */
export default class ReviewsServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const reviewed = await this.app.container.make(ReviewedRowsQuery)
    const reviewable = await this.app.container.make(ReviewableQuery)
    reviewsPort.register({
      reviewedRows: (checkoutId) => reviewed.handle(checkoutId),
      reviewableProducts: (orderIds) => reviewable.handle(orderIds),
    })
  }
}
