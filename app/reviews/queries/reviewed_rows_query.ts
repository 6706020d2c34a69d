import db from '@adonisjs/lucid/services/db'

/** Ids of the order rows of a checkout whose product its buyer, by account, has reviewed. */
export class ReviewedRowsQuery {
  async handle(checkoutId: number): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await db
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .join('reviews', (reviews) =>
        reviews
          .on('reviews.product_id', 'orders.product_id')
          .on('reviews.user_id', 'checkouts.user_id')
      )
      .where('orders.checkout_id', checkoutId)
      .select('orders.id')
    return new Set(rows.map(({ id }) => id))
  }
}
