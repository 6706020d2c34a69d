import db from '@adonisjs/lucid/services/db'
import {
  toGallery,
  type GalleryPicture,
  type OwnedProductRow,
  type VariantRow,
} from '#catalog/public'
import { fromDecimal, toNumber } from '#shared/money'

type OfferRow = VariantRow & { cost: string; blank: string | null }

/**
 * What a product is made of: `sizes` with the cost of each in pounds (the dearest colour of a size), in the provider's
 * order; `blank` is the model that is printed on, null where it is not known; `pictures` show every side.
 */
export type Offer = {
  sizes: { size: string; cost: number }[]
  colors: string[]
  blank: string | null
  pictures: GalleryPicture[]
}

/** Offers of a page of products. Two statements, however many there are. */
export class OffersOfProductsQuery {
  async handle(products: OwnedProductRow[]): Promise<Map<number, Offer>> {
    const ids = products.map(({ id }) => id)
    if (ids.length === 0) return new Map()
    const [variants, sent] = await Promise.all([this.#variants(ids), this.#sentByProvider(ids)])
    const byProduct = Map.groupBy(variants, ({ product_id: id }) => id)
    return new Map(
      products.map((row) => {
        const own = byProduct.get(row.id) ?? []
        return [row.id, toOffer({ ...row, printful_data: sent.get(row.id) ?? null }, own)]
      })
    )
  }

  async #variants(ids: number[]): Promise<OfferRow[]> {
    return db
      .from('product_variants')
      .leftJoin(
        'blank_variants',
        'blank_variants.catalog_variant_id',
        'product_variants.catalog_variant_id'
      )
      .leftJoin('blanks', 'blanks.catalog_item_id', 'blank_variants.catalog_item_id')
      .whereIn('product_variants.product_id', ids)
      .where('product_variants.is_offered', true)
      .orderBy(['product_variants.product_id', 'product_variants.position', 'product_variants.id'])
      .select(
        'product_variants.id',
        'product_variants.product_id',
        'product_variants.size',
        'product_variants.color',
        'product_variants.color_code',
        'product_variants.in_stock',
        'product_variants.preview_url',
        'product_variants.cost',
        'blanks.title as blank'
      )
  }

  /** The pictures among what the provider sent; the rest of it is long and not read. */
  async #sentByProvider(ids: number[]): Promise<Map<number, Record<string, unknown>>> {
    const rows: { id: number; variants: unknown }[] = await db
      .from('products')
      .whereIn('id', ids)
      .whereNotNull('printful_data')
      .select('id', db.raw(`printful_data -> 'variants' AS variants`))
    return new Map(rows.map(({ id, variants }) => [id, { variants }]))
  }
}

function toOffer(row: OwnedProductRow, variants: OfferRow[]): Offer {
  const bySize = Map.groupBy(variants, ({ size }) => size)
  return {
    sizes: [...bySize].map(([size, ofSize]) => ({
      size,
      cost: Math.max(...ofSize.map(({ cost }) => toNumber(fromDecimal(cost)))),
    })),
    colors: [...new Set(variants.map(({ color }) => color))],
    blank: variants.find(({ blank }) => blank !== null)?.blank ?? null,
    pictures: toGallery(row, variants),
  }
}
