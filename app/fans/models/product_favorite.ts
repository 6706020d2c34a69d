import { ProductFavoriteSchema } from '#database/schema'

/** An entry of a wishlist; it stays when the product is withdrawn. */
export default class ProductFavorite extends ProductFavoriteSchema {
  static table = 'product_favorites'
}
