import db from '@adonisjs/lucid/services/db'

/** A draft that was returned to its artist, and how to reach the artist. */
export type ReturnedDraft = {
  email: string
  first_name: string | null
  artist_id: number
  product_id: number
  product_name: string
  notes: string | null
}

/** What the email about a returned draft says. */
export class ReturnedDraftQuery {
  /** Null where no email is due: it is no draft any more, or the account is suspended or deleted. */
  async handle(moveId: number): Promise<ReturnedDraft | null> {
    return db
      .from('product_status_history as move')
      .join('products', 'products.id', 'move.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .join('users', 'users.id', 'artists.user_id')
      .where('move.id', moveId)
      .where('products.status', 'draft')
      .whereNull('users.suspended_at')
      .whereNull('users.deleted_at')
      .select('users.email', 'users.first_name', 'products.id as product_id')
      .select('products.artist_id', 'products.name as product_name', 'move.notes')
      .first()
  }
}
