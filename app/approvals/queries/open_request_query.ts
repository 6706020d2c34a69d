import db from '@adonisjs/lucid/services/db'

/** A product that is pending its artist's approval, and how to reach the artist. */
export type OpenRequest = {
  user_id: number
  artist_id: number
  email: string
  first_name: string | null
  product_name: string
  selling_price: string
  currency: string
  artist_profit: string | null
  admin_notes: string | null
  /** Null for a new product, `rejected` for one that was changed for the artist. */
  from_status: string | null
}

/** What the approval request email of a move to pending_approval says. */
export class OpenRequestQuery {
  /**
   * Null where no email is due: the product was decided or sent to the artist again, or the account is suspended or
   * deleted.
   */
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
        'users.id as user_id',
        'products.artist_id',
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
