import type Artist from '#artists/models/artist'
import type Product from '#catalog/models/product'
import { ArtistFactory } from '#database/factories/artist_factory'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { GigFactory } from '#database/factories/gig_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { ProductFactory } from '#database/factories/product_factory'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { fromDecimal, times } from '#shared/money'

export { FACTORY_PASSWORD }

/** An artist whose account can sign in with `FACTORY_PASSWORD`. */
export async function givenArtist(
  changes: Partial<
    Pick<Artist, 'bandName' | 'genre' | 'isHidden' | 'isVerified' | 'profitSharePercentage'>
  >
) {
  const owner = await UserFactory.apply('artist').create()
  const artist = await ArtistFactory.merge({ userId: owner.id, ...changes }).create()
  return { artist: await artist.refresh(), owner }
}

type ActiveProduct = {
  artist?: Artist
  sellingPrice?: string
  basePrice?: string
  name?: string
  productType?: Product['productType']
  sizes?: string[]
  colors?: string[]
}

/** A product on sale at £24.00 with a base of £12.50, in every size and colour named; else M and L in black, in stock. */
export async function givenActiveProduct({
  artist,
  sellingPrice = '24.00',
  basePrice = '12.50',
  sizes = ['M', 'L'],
  colors = ['Black'],
  ...changes
}: ActiveProduct) {
  const owner = artist ?? (await givenArtist({})).artist
  const costs = {
    basePrice: fromDecimal(basePrice),
    printfulCost: fromDecimal(basePrice),
    sellingPrice: fromDecimal(sellingPrice),
  }
  const product = await ProductFactory.merge({
    artistId: owner.id,
    sizes,
    colors,
    ...costs,
    ...changes,
  }).create()
  const choices = colors.flatMap((color) => sizes.map((size) => ({ size, color })))
  const variants = await ProductVariantFactory.merge(
    choices.map((choice, position) => ({
      ...choice,
      position,
      productId: product.id,
      cost: costs.basePrice,
    }))
  ).createMany(choices.length)
  return { artist: owner, product: await product.refresh(), variants }
}

/** An active code of the artist for a gig tonight, as a fan scans it. */
export async function givenScannedCode({ artist }: { artist?: Artist }) {
  const owner = artist ?? (await givenArtist({})).artist
  const gig = await GigFactory.merge({ artistId: owner.id }).create()
  const code = await QrCodeFactory.merge({
    artistId: owner.id,
    gigId: gig.id,
    eventName: gig.name,
  }).create()
  return { artist: owner, gig, code: await code.refresh() }
}

/** One checkout with one paid row of the product, with its history; a guest's unless `buyer` is given. */
export async function givenPaidOrder({
  product,
  buyer,
  quantity = 1,
}: {
  product?: Product
  buyer?: User
  quantity?: number
}) {
  const sold = product ?? (await givenActiveProduct({})).product
  const checkout = await CheckoutFactory.apply('paid')
    .merge({ userId: buyer?.id ?? null, itemsAmount: times(sold.sellingPrice, quantity) })
    .create()
  const order = await OrderFactory.apply('paid')
    .merge({ productId: sold.id, checkoutId: checkout.id, quantity })
    .create()
  await OrderStatusChangeFactory.merge([
    { orderId: order.id, toStatus: 'pending' },
    { orderId: order.id, fromStatus: 'pending', toStatus: 'processing' },
  ]).createMany(2)
  return { order: await order.refresh(), checkout: await checkout.refresh(), product: sold }
}
