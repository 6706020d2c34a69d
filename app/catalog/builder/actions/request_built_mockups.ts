import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { lockPictured } from '#catalog/mockups/hide_mockups'
import { RequestMockups } from '#catalog/mockups/request_mockups'

type SideRow = { placement: string; token: string | null }

/** Requests mock-ups of a built product once the print files of all its sides are made. Safe to run twice. */
@inject()
export class RequestBuiltMockups {
  constructor(private requestMockups: RequestMockups) {}

  async handle(productId: number): Promise<void> {
    await db.transaction(async (trx) => {
      // The lock keeps the placements as they are until the request is written.
      await lockPictured([productId], trx)
      const product: { blank_id: string | null } | null = await trx
        .from('products')
        .where('id', productId)
        .select('blank_id')
        .first()
      const sides: SideRow[] = await trx
        .from('product_placements as side')
        .leftJoin('print_files as file', (files) =>
          files.on('file.placement_id', 'side.id').andOnNull('file.revoked_at')
        )
        .where('side.product_id', productId)
        .orderBy('side.id')
        .select('side.placement', 'file.token')
      const isMade = sides.length > 0 && sides.every(({ token }) => token !== null)
      if (!product?.blank_id || !isMade) return
      const { rows } = await trx.rawQuery<{ rows: { id: string }[] }>(
        `SELECT catalog_variant_id AS id FROM (
           SELECT DISTINCT ON (color) catalog_variant_id, position FROM product_variants
            WHERE product_id = ? AND catalog_variant_id IS NOT NULL ORDER BY color, position) AS one_of_each_color
          ORDER BY position`,
        [productId]
      )
      const wanted = {
        productId,
        blankId: Number(product.blank_id),
        catalogVariantIds: rows.map(({ id }) => Number(id)),
        sides: sides.map(({ placement, token }) => ({
          placement,
          imageUrl: `${appUrl}/print-files/${token}.png`,
        })),
      }
      await this.requestMockups.handle(wanted, trx)
    })
  }
}
