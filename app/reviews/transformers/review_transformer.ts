/** A review with its author, as PostgreSQL returns it. */
export type ReviewRow = {
  id: number
  product_id: number
  rating: number
  body: string | null
  created_at: Date
  first_name: string | null
  last_name: string | null
}

/** Columns of a `ReviewRow`; `reviews` and `users` must be joined under these names. */
export const REVIEW_COLUMNS = [
  'reviews.id',
  'reviews.product_id',
  'reviews.rating',
  'reviews.body',
  'reviews.created_at',
  'users.first_name',
  'users.last_name',
] as const

/**
 * A review as anyone sees it: `rating` 1 to 5, `body` null where only stars were given. Shows the author's first name
 * and an initial only: a purchase is private.
 */
export function toReview(row: ReviewRow) {
  return {
    id: row.id,
    productId: row.product_id,
    rating: row.rating,
    body: row.body,
    authorName: authorName(row),
    createdAt: row.created_at.toISOString(),
  }
}

function authorName({ first_name: first, last_name: last }: ReviewRow): string {
  if (!first) return 'A fan'
  return last ? `${first} ${[...last][0]}.` : first
}

export type ShownReview = ReturnType<typeof toReview>
