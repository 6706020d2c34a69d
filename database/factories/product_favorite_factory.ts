import Factory from '@adonisjs/lucid/factories'
import { ProductFactory } from '#database/factories/product_factory'
import { UserFactory } from '#database/factories/user_factory'
import ProductFavorite from '#fans/models/product_favorite'

/** A product on a fan's wishlist. */
export const ProductFavoriteFactory = Factory.define(ProductFavorite, () => ({}))
  .before('create', async (_, favorite, { $trx }) => {
    favorite.userId ??= (await UserFactory.client($trx!).create()).id
    favorite.productId ??= (await ProductFactory.client($trx!).create()).id
  })
  .build()
