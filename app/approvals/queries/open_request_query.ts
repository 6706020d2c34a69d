import db from '@adonisjs/lucid/services/db'

/** A product that waits for its artist, and how to reach them. */
export type OpenRequest = {
  email: string
  first_name: string | null
  product_name: string
  selling_price: string
  currency: string
  artist_profit: string | null
  admin_notes: string | null
  /** Null where it was made, `rejected` where it was changed for the artist. */
  from_status: string | null
}

/** What there is to tell an artist of a move to pending_approval. */
export class OpenRequestQuery {
  /** Null where nothing is left to tell: it is decided or was sent anew, or nobody may be written to. */
  async handle(moveId: number): Promise<OpenRequest | null> {
    return db
      .from('product_status_history as move')
      .join('products', 'products.id', 'move.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .join('users', 'users.id', 'artists.user_id')
      .where('move.id', moveId)
      .where('products.status', 'pending_approval')
      .whereNull('users.suspended_at')
      .whereNull('users.deleted_at')
      .whereNotExists((later) =>
        later
          .from('product_status_history as later')
          .whereColumn('later.product_id', 'move.product_id')
          .whereColumn('later.id', '>', 'move.id')
          .select(db.raw('1'))
      )
      .select(
        'users.email',
        'users.first_name',
        'products.name as product_name',
        'products.selling_price',
        'products.currency',
        'products.artist_profit',
        'products.admin_notes',
        'move.from_status'
      )
      .first()
  }
}
