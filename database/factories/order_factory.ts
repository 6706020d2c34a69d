import Factory from '@adonisjs/lucid/factories'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Artist from '#artists/models/artist'
import Product from '#catalog/models/product'
import ProductVariant from '#catalog/models/product_variant'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import Order from '#commerce/orders/models/order'
import { PricingService } from '#pricing/public'
import { randomOrderNumber } from '#shared/ids'

/**
 * One piece of a product, placed and not yet paid. What is sold follows from `variantId` or `productId`, else a shirt is
 * made; the amounts follow from price, cost, share and quantity, and the checkout from the amounts.
 */
export const OrderFactory = Factory.define(Order, () => ({
  orderNumber: randomOrderNumber(),
  quantity: 1,
  status: 'pending' as const,
  paymentStatus: 'unpaid' as const,
}))
  .state('paid', (order) => {
    order.merge({ status: 'processing', paymentStatus: 'paid' })
  })
  .state('shipped', (order) => {
    order.merge({ status: 'shipped', paymentStatus: 'paid' })
  })
  .state('delivered', (order) => {
    order.merge({ status: 'delivered', paymentStatus: 'paid' })
  })
  .state('cancelled', (order) => {
    order.merge({ status: 'cancelled' })
  })
  .state('refunded', (order) => {
    order.merge({ status: 'cancelled', paymentStatus: 'refunded' })
  })
  .before('create', async (_, order, { $trx }) => {
    await freeze(order, $trx!)
    order.checkoutId ??= (await checkoutOf(order, $trx!)).id
  })
  .build()

async function freeze(order: Order, trx: TransactionClientContract) {
  const variant = await variantOf(order, trx)
  const product = await Product.findOrFail(variant.productId, { client: trx })
  const artist = await Artist.findOrFail(product.artistId, { client: trx })
  order.variantId ??= variant.id
  order.productId ??= product.id
  order.artistId ??= product.artistId
  order.productName ??= product.name
  order.bandName ??= artist.bandName
  order.size ??= variant.size
  order.color ??= variant.color
  order.unitPrice ??= product.sellingPrice
  order.unitCost ??= product.basePrice
  order.sharePercentage ??= artist.profitSharePercentage
  const { totalAmount, artistProfit, platformProfit } = new PricingService().split({
    sellingPrice: order.unitPrice,
    basePrice: order.unitCost,
    share: order.sharePercentage,
    quantity: order.quantity,
  })
  order.totalAmount ??= totalAmount
  order.artistProfit ??= artistProfit
  order.platformProfit ??= platformProfit
  if (order.paymentStatus === 'refunded') order.refundedAmount ??= order.totalAmount
}

async function variantOf(order: Order, trx: TransactionClientContract): Promise<ProductVariant> {
  if (order.variantId) return ProductVariant.findOrFail(order.variantId, { client: trx })
  if (!order.productId) return ProductVariantFactory.client(trx).create()
  return ProductVariant.query({ client: trx })
    .where('product_id', order.productId)
    .orderBy('position')
    .orderBy('id')
    .firstOrFail()
}

function checkoutOf(order: Order, trx: TransactionClientContract) {
  const checkout = CheckoutFactory.client(trx).merge({ itemsAmount: order.totalAmount })
  if (order.paymentStatus !== 'unpaid')
    return checkout
      .apply('paid')
      .merge({ itemsAmount: order.totalAmount, paymentStatus: order.paymentStatus })
      .create()
  return order.status === 'cancelled' ? checkout.apply('cancelled').create() : checkout.create()
}
