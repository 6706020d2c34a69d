import db from '@adonisjs/lucid/services/db'
import { SALE_KINDS, type SaleKind } from '#catalog/availability/sale_terms'

/** A product of the artist of a gig, and whether it is sold at this gig alone, or at some of which this is one. */
export type GigProduct = {
  id: number
  name: string
  kind: SaleKind
  isSoldHere: boolean
}

const MOST = 500

/** The products that an artist can sell at a gig alone: all but retired ones, the newest first. */
export class GigProductsQuery {
  async handle(artistId: number, gigId: number): Promise<GigProduct[]> {
    const rows = await db
      .from('products')
      .where('artist_id', artistId)
      .whereNot('status', 'retired')
      .orderBy('id', 'desc')
      .limit(MOST)
      .select('id', 'name', 'sale_kind')
      .select(
        db.raw(
          'EXISTS (SELECT FROM product_gigs WHERE product_id = products.id AND gig_id = ?) AS is_sold_here',
          [gigId]
        )
      )
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      kind: SALE_KINDS.find((kind) => kind === row.sale_kind)!,
      isSoldHere: row.is_sold_here,
    }))
  }
}
