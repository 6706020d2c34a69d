import { definePort } from '#core/port'

/** What commerce asks of reviews, the module above it. One statement each. */
export type Reviews = {
  /** Ids of the order rows of a checkout whose product its buyer, by account, has reviewed. */
  reviewedRows(checkoutId: number): Promise<ReadonlySet<number>>
  /** Ids of the products of these order rows that their buyer, by account, may review and has not reviewed. */
  reviewableProducts(orderIds: readonly number[]): Promise<number[]>
}

export const reviewsPort = definePort<Reviews>('reviewsPort')
