import Factory from '@adonisjs/lucid/factories'
import ProductVariant from '#catalog/models/product_variant'
import { nextNumber } from '#database/factories/numbers'
import { ProductFactory } from '#database/factories/product_factory'
import { fromDecimal } from '#shared/money'

/** Size M in black, in stock; a second one of the same product needs another size or colour. */
export const ProductVariantFactory = Factory.define(ProductVariant, () => {
  const number = nextNumber()
  return {
    size: 'M',
    color: 'Black',
    colorCode: '#1C1A18',
    cost: fromDecimal('12.50'),
    inStock: true,
    isOffered: true,
    catalogVariantId: number,
    syncVariantId: number,
    externalId: `variant-${number}`,
  }
})
  .state('outOfStock', (variant) => {
    variant.inStock = false
  })
  .state('withdrawn', (variant) => {
    variant.isOffered = false
  })
  .before('create', async (_, variant, { $trx }) => {
    variant.productId ??= (await ProductFactory.client($trx!).create()).id
  })
  .build()
