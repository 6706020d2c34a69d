import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ProductSourceQuery } from '#catalog/public'

type Rows = Parameters<ProductSourceQuery['handle']>[0]

/** What products are made of, as their artist sees it. */
@inject()
export class ProductOffersQuery {
  constructor(private sources: ProductSourceQuery) {}

  /** By product id; `blank` is the model that is printed on, null where it is not known. Four statements. */
  async handle(products: Rows) {
    const sources = await this.sources.handle(products)
    const titles = await this.#blankTitles(
      [...sources.values()].flatMap((each) => each.catalogVariantIds)
    )
    return new Map(
      [...sources].map(([id, { catalogVariantIds, ...source }]) => {
        const known = catalogVariantIds.find((variantId) => titles.has(variantId))
        return [id, { ...source, blank: known === undefined ? null : titles.get(known)! }]
      })
    )
  }

  async #blankTitles(catalogVariantIds: number[]): Promise<Map<number, string>> {
    if (catalogVariantIds.length === 0) return new Map()
    const rows: { id: string; title: string }[] = await db
      .from('blank_variants')
      .join('blanks', 'blanks.catalog_item_id', 'blank_variants.catalog_item_id')
      .whereIn('blank_variants.catalog_variant_id', [...new Set(catalogVariantIds)])
      .select('blank_variants.catalog_variant_id as id', 'blanks.title')
    return new Map(rows.map(({ id, title }) => [Number(id), title]))
  }
}
