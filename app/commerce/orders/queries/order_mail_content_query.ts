import { taxNameIn } from '#commerce/orders/included_tax'
import Checkout from '#commerce/orders/models/checkout'
import { countryName } from '#commerce/orders/countries'
import type Order from '#commerce/orders/models/order'
import { deliveryEstimate } from '#commerce/orders/delivery_estimate'
import { addressLines } from '#shared/address_lines'
import type { Pence } from '#shared/money'
import { chosenWords } from '#shared/variant_words'

/** What a mail to a buyer may say of what was bought. */
export type OrderMailContent = {
  email: string
  name: string | null
  /** A guest's link opens without an account. */
  isGuest: boolean
  /** An admin reviews the order before anything is made. */
  productionHold: boolean
  lines: OrderMailLine[]
  shipping: Pence
  total: Pence
  /** The part of the total that is tax, 0 if no tax is computed, and its name: "VAT". */
  tax: Pence
  taxName: string
  /** The delivery estimate shown to the buyer; null where there is none. */
  deliveryEstimate: string | null
  currency: string
  /** From the name to the country. */
  address: string[]
}

export type OrderMailLine = {
  orderId: number
  orderNumber: string
  productId: number
  productName: string
  bandName: string
  size: string
  color: string
  quantity: number
  amount: Pence
  isCancelled: boolean
}

/** A line as templates show it (`mails/parts/lines_html`). */
export const toMailLine = (line: OrderMailLine) => ({
  name: `${line.quantity} × ${line.productName}`,
  details: [[line.bandName, ...chosenWords(line.size, line.color)].join(' · '), line.orderNumber],
})

/** Reads what a mail to the buyer says about a checkout; null if the checkout has no email address, or no longer. */
export class OrderMailContentQuery {
  async handle(checkoutId: number): Promise<OrderMailContent | null> {
    const checkout = await Checkout.query()
      .where('id', checkoutId)
      .preload('orders', (orders) => orders.orderBy('id'))
      .firstOrFail()
    if (!checkout.customerEmail) return null
    return {
      email: checkout.customerEmail,
      name: checkout.customerName,
      isGuest: checkout.userId === null,
      productionHold: checkout.productionHold,
      lines: checkout.orders.map(toLine),
      shipping: checkout.shippingAmount,
      total: checkout.totalAmount,
      tax: checkout.taxAmount,
      taxName: taxNameIn(checkout.country),
      deliveryEstimate: deliveryEstimate(checkout.country),
      currency: checkout.currency,
      address: addressOf(checkout),
    }
  }
}

const toLine = (order: Order): OrderMailLine => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  productId: order.productId,
  productName: order.productName,
  bandName: order.bandName,
  size: order.size,
  color: order.color,
  quantity: order.quantity,
  amount: order.totalAmount,
  isCancelled: order.status === 'cancelled',
})

const addressOf = (checkout: Checkout): string[] =>
  [checkout.customerName, ...addressLines(checkout), countryName(checkout.country)].flatMap(
    (part) => part || []
  )
