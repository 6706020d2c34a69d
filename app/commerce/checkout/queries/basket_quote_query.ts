import { inject } from '@adonisjs/core'
import { OfferQueries } from '#catalog/public'
import {
  QuoteBasketShipping,
  type KnownDestination,
} from '#commerce/checkout/actions/quote_basket_shipping'
import type { GoodsToSend, Shipping } from '#commerce/checkout/shipping/shipping_rate_policy'
import { add, SHOP_CURRENCY, times, type Pence } from '#shared/money'

/** A line as a browser keeps it; without a size or colour the first one offered is meant. */
export type AskedLine = {
  productId: number
  size?: string | null
  color?: string | null
  quantity: number
}

/**
 * `withdrawn`: cannot be bought in any size, because it was taken down, is not public, never existed or its sale is over.
 * `soon`: its sale has not begun. `gig`: sold only to those who scan a code of one of its gigs.
 */
export type Availability = 'available' | 'sold-out' | 'withdrawn' | 'soon' | 'gig'

/** Who buys, and where to: `qrCodeIds` are the codes that the device scanned. */
type Buyer = { destination: KnownDestination | null; network: string; qrCodeIds: number[] }

export type QuotedLine = {
  productId: number
  size: string | null
  color: string | null
  quantity: number
  availability: Availability
  /** Null for a withdrawn one: what was never public has no name and no price. */
  goods: {
    name: string
    artist: { id: number; bandName: string }
    imageUrl: string
    price: Pence
    /** Null where no variant fits. */
    shipped: GoodsToSend | null
  } | null
}

export type BasketQuote = {
  lines: QuotedLine[]
  itemsAmount: Pence
  shipping: Shipping
  totalAmount: Pence
}

/**
 * Quotes what a basket costs now, line by line, in the order given; with a destination, including shipping to it. The
 * quote is not binding: placing the order checks again on locked rows. Throws ShippingUnavailable.
 */
@inject()
export class BasketQuoteQuery {
  constructor(
    private offers: OfferQueries,
    private quoteShipping: QuoteBasketShipping
  ) {}

  async handle(
    asked: AskedLine[],
    { destination, network, qrCodeIds }: Buyer
  ): Promise<BasketQuote> {
    const productIds = asked.map(({ productId }) => productId)
    const country = destination?.country ?? null
    const offers = await this.offers.onSale(productIds, { country, qrCodeIds })
    const lines = asked.map((line) => quoted(line, offers.get(line.productId)))
    const sent = lines.filter(isAvailable)
    const itemsAmount = add(...sent.map(({ goods, quantity }) => times(goods.price, quantity)))
    const shipping = await this.quoteShipping.handle(
      sent.map(({ goods }) => goods.shipped),
      destination,
      { purpose: 'screen', network }
    )
    return { lines, itemsAmount, shipping, totalAmount: add(itemsAmount, shipping.amount) }
  }
}

type Offers = Awaited<ReturnType<OfferQueries['onSale']>>
type Offer = NonNullable<ReturnType<Offers['get']>>

type Available = QuotedLine & Required<{ goods: NonNullable<QuotedLine['goods']> }>

const isAvailable = (line: QuotedLine): line is Available => line.availability === 'available'

function quoted(asked: AskedLine, offer: Offer | undefined): QuotedLine {
  const { productId, quantity, size = null, color = null } = asked
  if (!offer || offer.currency !== SHOP_CURRENCY || offer.variants.length === 0)
    return { productId, size, color, quantity, availability: 'withdrawn', goods: null }
  const variant = variantFor(asked, offer)
  return {
    productId,
    size: variant?.size ?? size,
    color: variant?.color ?? color,
    quantity,
    availability: availabilityOf(offer, variant?.isInStock ?? false, quantity),
    goods: {
      name: offer.name,
      artist: { id: offer.artistId, bandName: offer.bandName },
      imageUrl: (variant ?? offer.variants[0]).imageUrl,
      price: offer.sellingPrice,
      shipped: variant
        ? {
            catalogVariantId: variant.catalogVariantId,
            productType: offer.productType,
            sellingPrice: offer.sellingPrice,
            quantity,
          }
        : null,
    },
  }
}

function availabilityOf(
  { sale, piecesLeft }: Offer,
  isInStock: boolean,
  quantity: number
): Availability {
  if (sale !== 'on') return sale
  const isLeft = piecesLeft === null || piecesLeft >= quantity
  return isInStock && isLeft ? 'available' : 'sold-out'
}

/** Picks the variant with the given size and colour; if one is not given, the first in stock, as the product page does. */
function variantFor({ size, color }: AskedLine, { variants }: Offer) {
  const fitting = variants.filter(
    (variant) => (!size || variant.size === size) && (!color || variant.color === color)
  )
  return fitting.find(({ isInStock }) => isInStock) ?? fitting[0]
}
