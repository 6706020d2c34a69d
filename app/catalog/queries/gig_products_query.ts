import db from '@adonisjs/lucid/services/db'
import { SALE_KINDS, type SaleKind } from '#shared/sale_change'

/** A product of a gig's artist, and whether it is sold only at this gig or only at several gigs with this one. */
export type GigProduct = {
  id: number
  name: string
  kind: SaleKind
  isSoldHere: boolean
}

const MOST = 500

/** The products that an artist can sell only at a gig: all but retired ones, the newest first. */
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
          'EXISTS (SELECT FROM product_gigs WHERE product_id = products.id AND gig_id = ?) AS is_tied_to_gig',
          [gigId]
        )
      )
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      kind: SALE_KINDS.find((kind) => kind === row.sale_kind)!,
      isSoldHere: row.is_tied_to_gig,
    }))
  }
}
