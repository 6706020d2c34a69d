import type { Shipping } from '#commerce/checkout/shipping/shipping_rate_policy'
import type { BasketQuote } from '#commerce/checkout/queries/basket_quote_query'
import { SHOP_CURRENCY, toNumber } from '#shared/money'

/** Whether it is the rate for the address, and in how many days it is there, where that is known. */
const toShipping = ({ isLive, leastDays, mostDays }: Shipping) => ({ isLive, leastDays, mostDays })

/** Answer of POST /api/cart/quote; amounts in pounds. */
export function toQuote({ lines, itemsAmount, shipping, totalAmount }: BasketQuote) {
  return {
    lines: lines.map(({ productId, size, color, quantity, availability, goods }) => ({
      productId,
      size,
      color,
      quantity,
      availability,
      name: goods?.name ?? null,
      artist: goods?.artist ?? null,
      image: goods?.imageUrl ?? null,
      price: goods ? toNumber(goods.price) : null,
      currency: SHOP_CURRENCY,
    })),
    itemsAmount: toNumber(itemsAmount),
    shippingAmount: toNumber(shipping.amount),
    shipping: toShipping(shipping),
    totalAmount: toNumber(totalAmount),
    currency: SHOP_CURRENCY,
  }
}
