import Factory from '@adonisjs/lucid/factories'
import ProductStatusChange from '#catalog/models/product_status_change'
import { ProductFactory } from '#database/factories/product_factory'

/** The artist's Activate. */
export const ProductStatusChangeFactory = Factory.define(ProductStatusChange, () => ({
  fromStatus: 'approved',
  toStatus: 'active',
}))
  .before('create', async (_, change, { $trx }) => {
    change.productId ??= (await ProductFactory.client($trx!).create()).id
  })
  .build()
