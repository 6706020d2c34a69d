import { inject } from '@adonisjs/core'
import type { posterProductsPort } from '#gigs/public'
import { ProductPictures } from '#catalog/product_pictures'
import { ProductQueries } from '#catalog/queries/product_queries'
import { imageOf, type ProductRow } from '#catalog/transformers/product_transformer'
import { fromDecimal } from '#shared/money'

type PosterProduct = Awaited<ReturnType<ReturnType<typeof posterProductsPort.current>>>[number]

/** Best sellers looked through for those with a picture. */
const LOOKED_THROUGH = 24

/** The best-selling products of an artist with their pictures and prices, for posters. */
@inject()
export class PosterProductsQuery {
  constructor(
    private products: ProductQueries,
    private pictures: ProductPictures
  ) {}

  /** At most `limit`; a product whose displayed image is not stored here is left out. */
  async handle(artistId: number, limit: number): Promise<PosterProduct[]> {
    const found: PosterProduct[] = []
    for (const row of await this.products.bestSellersOf(artistId, LOOKED_THROUGH)) {
      if (found.length === limit) break
      const product = await this.#toPosterProduct(row)
      if (product) found.push(product)
    }
    return found
  }

  async #toPosterProduct(row: ProductRow): Promise<PosterProduct | null> {
    const path = this.pictures.pathOf(imageOf(row))
    const picture = path && (await this.pictures.read(path))
    if (!picture) return null
    return { picture, sellingPrice: fromDecimal(row.selling_price), currency: row.currency }
  }
}
