import type { BasketQuote } from '#checkout/queries/basket_quote_query'
import { SHOP_CURRENCY, toNumber } from '#shared/money'

/** Answer of POST /api/cart/quote; amounts in pounds. */
export function toQuote({ lines, itemsAmount, shippingAmount, totalAmount }: BasketQuote) {
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
    shippingAmount: toNumber(shippingAmount),
    totalAmount: toNumber(totalAmount),
    currency: SHOP_CURRENCY,
  }
}
