import db from '@adonisjs/lucid/services/db'

export type LowPieces = {
  id: number
  artist_id: number
  name: string
  owner_user_id: number
  piece_limit: number
  pieces_left: number
}

/** A limited product with its artist's account. */
export class LowPiecesQuery {
  /** Null where the limit has changed since. */
  async find(productId: number, limit: number): Promise<LowPieces | null> {
    return db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .where({ 'products.id': productId, 'products.piece_limit': limit })
      .select(
        'products.id',
        'products.artist_id',
        'products.name',
        'artists.user_id as owner_user_id'
      )
      .select('products.piece_limit', db.raw('piece_limit - pieces_taken AS pieces_left'))
      .first()
  }
}
