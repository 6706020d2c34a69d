import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { blanksPort } from '#catalog/blanks_port'
import { CopiedBuildQuery } from '#catalog/builder/queries/copied_build_query'
import { GigShareQueries } from '#gigs/public'
import { SaleQueries } from '#catalog/queries/sale_queries'
import { toBlankSummary } from '#catalog/builder/transformers/blank_transformer'
import type { GoodsCategory } from '#pricing/public'
import { parseId } from '#shared/ids'
import { PRODUCT_TYPES, type ProductType } from '#shared/product_type'

/**
 * The data of the builder page: the blanks, the product that is copied or rebuilt, its sale (a copy begins without one), and
 * the shares of coming gigs.
 */
@inject()
export class BuilderPageQuery {
  constructor(
    private copied: CopiedBuildQuery,
    private sales: SaleQueries,
    private shares: GigShareQueries
  ) {}

  /** `copy` and `change` are ids from the address. A product of another artist is ignored. */
  async handle(artistId: number, { copy, change }: { copy?: unknown; change?: unknown }) {
    const productId = parseId(change ?? copy)
    const isChanged = change !== undefined
    const copied =
      productId === null ? null : await this.copied.handle({ productId, artistId, isChanged })
    return {
      blanks: (await blanksPort.current().list()).map(toBlankSummary),
      copied,
      sale: copied?.isChanged
        ? await this.sales.settings(copied.productId)
        : await this.sales.ofNewProduct(artistId),
      gigShares: {
        gigs: await this.shares.ofComingGigs(artistId),
        categories: await categories(),
      },
    }
  }
}

/** The category of goods of each type of product, by which shares of a gig differ. */
async function categories(): Promise<Record<ProductType, GoodsCategory>> {
  const { rows } = await db.rawQuery<{ rows: { type: ProductType; category: GoodsCategory }[] }>(
    'SELECT type, goods_category(type) AS category FROM unnest(?::text[]) AS type',
    [[...PRODUCT_TYPES]] as never
  )
  return Object.fromEntries(rows.map(({ type, category }) => [type, category])) as Record<
    ProductType,
    GoodsCategory
  >
}

export type BuilderGigShares = Awaited<ReturnType<BuilderPageQuery['handle']>>['gigShares']
