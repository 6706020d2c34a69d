import db from '@adonisjs/lucid/services/db'
import { mockupUrl } from '#catalog/mockups/mockup_files'
import { isBack, type MockupRequestRow } from '#catalog/mockups/rows'

type Row = {
  placement: string
  storage_key: string
  width: number
  height: number
  colors: string[]
}

/** Reads the mock-ups of products. */
export class MockupQueries {
  /**
   * The state of a product's mock-ups, and those stored, in the order of its variants with the front before the back;
   * null where none were ever requested.
   */
  async ofProduct(productId: number) {
    const request: Pick<MockupRequestRow, 'shows' | 'state'> | null = await db
      .from('mockup_requests')
      .where('product_id', productId)
      .select('shows', 'state')
      .first()
    if (!request) return null
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT placement, storage_key, width, height, coalesce(array_agg(DISTINCT color) FILTER (WHERE color IS NOT NULL), '{}') AS colors
         FROM product_mockups AS picture
         LEFT JOIN product_variants AS variant
           ON variant.product_id = picture.product_id AND variant.catalog_variant_id = ANY (picture.catalog_variant_ids)
        WHERE picture.product_id = ? AND picture.shows = ?
        GROUP BY picture.id
        ORDER BY min(variant.position) NULLS LAST, placement LIKE '%back', picture.id`,
      [productId, request.shows]
    )
    return {
      state: request.state,
      pictures: request.state === 'ready' ? rows.map(toPicture) : [],
    }
  }
}

const toPicture = ({ placement, storage_key: key, width, height, colors }: Row) => ({
  placement,
  view: isBack(placement) ? ('back' as const) : ('front' as const),
  colors,
  url: mockupUrl(key),
  width,
  height,
})
