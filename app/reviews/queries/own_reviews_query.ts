import db from '@adonisjs/lucid/services/db'

type OwnReviewRow = {
  product_id: number
  name: string
  rating: number
  body: string | null
  created_at: Date
}

/** All reviews of a user, for the export of their data: oldest first. */
export class OwnReviewsQuery {
  async handle(userId: number) {
    const rows: OwnReviewRow[] = await db
      .from('reviews')
      .join('products', 'products.id', 'reviews.product_id')
      .where('reviews.user_id', userId)
      .orderBy('reviews.id')
      .select('reviews.product_id', 'products.name', 'rating', 'body', 'reviews.created_at')
    return rows.map((row) => ({
      product: { id: row.product_id, name: row.name },
      rating: row.rating,
      body: row.body,
      createdAt: row.created_at.toISOString(),
    }))
  }
}
