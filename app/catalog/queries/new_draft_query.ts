import db from '@adonisjs/lucid/services/db'

export type NewDraft = {
  product_id: number
  product_name: string
  band_name: string
  selling_price: string
  currency: string
  description: string | null
}

/** An artist's draft that no admin has taken on yet. */
export class NewDraftQuery {
  /** Null where it is no draft any more. */
  async find(productId: number): Promise<NewDraft | null> {
    return db
      .from('products')
      .join('artists', 'artists.id', 'products.artist_id')
      .where({ 'products.id': productId, 'products.status': 'draft' })
      .select(
        'products.id as product_id',
        'products.name as product_name',
        'artists.band_name',
        'products.selling_price',
        'products.currency',
        'products.description'
      )
      .first()
  }
}
