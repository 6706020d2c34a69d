import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockPictured } from '#catalog/mockups/hide_mockups'
import { mockupUrl } from '#catalog/mockups/mockup_files'
import { isBack, type MockupRequestRow } from '#catalog/mockups/rows'
import { clock } from '#shared/clock'

type StoredRow = { placement: string; storage_key: string; catalog_variant_ids: string[] }

/**
 * Shows stored mock-ups on a product: each one on the variants of its colour, and the first front as the product's
 * preview file (docs/rules/products-and-approval.md#product-image).
 */
export class ShowMockups {
  /** @returns false if the request was replaced */
  handle(request: MockupRequestRow): Promise<boolean> {
    const { product_id: productId, shows } = request
    return db.transaction(async (trx) => {
      await lockPictured([productId], trx)
      const ended = await trx
        .from('mockup_requests')
        .where({ product_id: productId, shows, state: 'asked' })
        .update({
          state: 'ready',
          task: null,
          requested_at: null,
          updated_at: clock.now().toJSDate(),
        })
      if (Number(ended) !== 1) return false
      const pictures: StoredRow[] = await trx
        .from('product_mockups')
        .where({ product_id: productId, shows })
        .select('placement', 'storage_key', 'catalog_variant_ids')
      for (const picture of pictures) await showOnVariants(productId, picture, trx)
      await showOnProduct(productId, pictures, trx)
      return true
    })
  }
}

/** All sizes of a colour look alike. */
async function showOnVariants(
  productId: number,
  { placement, storage_key: key, catalog_variant_ids: ids }: StoredRow,
  trx: TransactionClientContract
) {
  const column = isBack(placement) ? 'back_preview_url' : 'preview_url'
  await trx
    .from('product_variants')
    .where('product_id', productId)
    .whereIn(
      'color',
      trx
        .from('product_variants')
        .where('product_id', productId)
        .whereIn('catalog_variant_id', ids)
        .select('color')
    )
    .update({ [column]: mockupUrl(key) })
}

/** Chooses the front, where it is printed on, in the colour that the provider lists first. */
async function showOnProduct(
  productId: number,
  pictures: StoredRow[],
  trx: TransactionClientContract
) {
  const fronts = pictures.filter(({ placement }) => !isBack(placement))
  const shown = fronts.length > 0 ? fronts : pictures
  const { rows } = await trx.rawQuery<{ rows: { storage_key: string }[] }>(
    `SELECT picture.storage_key
       FROM product_mockups AS picture
       LEFT JOIN product_variants AS variant
         ON variant.product_id = picture.product_id AND variant.catalog_variant_id = ANY (picture.catalog_variant_ids)
      WHERE picture.storage_key = ANY (?)
      ORDER BY variant.position NULLS LAST, picture.id LIMIT 1`,
    [shown.map(({ storage_key: key }) => key)]
  )
  if (rows[0])
    await trx
      .from('products')
      .where('id', productId)
      .update({ preview_url: mockupUrl(rows[0].storage_key) })
}
