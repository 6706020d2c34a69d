import { inject } from '@adonisjs/core'
import { isOnSale } from '#catalog/availability/sale_availability'
import { ProductQueries } from '#catalog/queries/product_queries'
import { similarProducts } from '#catalog/queries/similar_products'
import { toGallery } from '#catalog/transformers/gallery_transformer'
import type { OwnedProductRow } from '#catalog/transformers/owned_product_transformer'
import { toPublicProduct, type PublicProduct } from '#catalog/transformers/product_transformer'
import { toOfferedChoices } from '#catalog/transformers/variant_transformer'

/** How many other products of the artist are shown with a product. */
const MORE_PRODUCTS = 4
/** How many products of other artists are shown below those. */
const ALSO_LIKED = 4

/** Other products below a product: of its artist, and of others. */
export type RelatedProducts = { more: PublicProduct[]; alsoLiked: PublicProduct[] }

/** What the page of a product shows of the catalogue, the same for every visitor. */
@inject()
export class ProductPageQuery {
  constructor(private products: ProductQueries) {}

  async handle(row: Readonly<OwnedProductRow>) {
    const variants = await this.products.variantsOf([row.id])
    return {
      product: toPublicProduct(row),
      reviewCount: row.review_count,
      variants: toOfferedChoices(row, variants),
      gallery: toGallery(row, variants),
      isOnSale: isOnSale(row),
    }
  }

  /** Read apart from the page, which would otherwise have to be made again when one of them changes. */
  async related(row: Readonly<OwnedProductRow>): Promise<RelatedProducts> {
    const [others, alsoLiked] = await Promise.all([
      this.products.ofArtist(row.artist_id, { limit: MORE_PRODUCTS + 1 }),
      similarProducts(row, ALSO_LIKED),
    ])
    const more = others.rows.filter((other) => other.id !== row.id).slice(0, MORE_PRODUCTS)
    return { more: more.map(toPublicProduct), alsoLiked: alsoLiked.map(toPublicProduct) }
  }
}
