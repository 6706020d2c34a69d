import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import { deliveryEstimate } from '#commerce/orders/delivery_estimate'
import type { PlacedCheckout } from '#commerce/orders/queries/checkout_queries'
import type { PaymentRequest } from '#commerce/payments/payment'
import type { RecordedRow } from '#commerce/orders/actions/restore_orders'
import { chosenWords } from '#shared/variant_words'

/** The page that a buyer returns to from the payment page; shows the payment's present state whenever it is opened. */
export const successPage = (sessionId: string) =>
  `${appUrl}/checkout/success?session_id=${sessionId}`

/** The page that a buyer returns to without paying. Its address is signed, because it shows what was ordered. */
const cancelPage = (checkoutId: number) =>
  signedUrlFor('checkout.cancel', {}, { prefixUrl: appUrl, qs: { checkout: checkoutId } })

/** Built from the frozen rows, so that a repeated call asks for the same; `clothing` are ids of products. */
export function paymentRequestFor(
  { checkout, orders }: PlacedCheckout,
  clothing: ReadonlySet<number>
): PaymentRequest {
  return {
    checkoutId: checkout.id,
    orderNumbers: orders.map((order) => order.orderNumber),
    lines: orders.map((order) => ({
      name: order.productName,
      description: [order.bandName, ...chosenWords(order.size, order.color)].join(' · '),
      imageUrl: order.imageUrl?.startsWith('/') ? appUrl + order.imageUrl : undefined,
      isClothing: clothing.has(order.productId),
      unitAmount: order.unitPrice,
      quantity: order.quantity,
    })),
    record: {
      userId: checkout.userId,
      quotedCountry: checkout.quotedCountry,
      shippingAmount: checkout.shippingAmount,
      isShippingLive: checkout.isShippingLive,
      rows: orders.map(toRecordedRow),
    },
    shipping: {
      amount: checkout.shippingAmount,
      label: labelFor(checkout.quotedCountry),
    },
    currency: checkout.currency,
    collectAddress: checkout.country === null,
    allowedCountries: [checkout.quotedCountry],
    settlesAtOnce: orders.some((order) => order.holdsPieces),
    successUrl: successPage('{CHECKOUT_SESSION_ID}'),
    cancelUrl: cancelPage(checkout.id),
    expiresAt: checkout.expiresAt.toJSDate(),
  }
}

function toRecordedRow(order: PlacedCheckout['orders'][number]): RecordedRow {
  const { id, orderNumber, variantId, qrCodeId, quantity } = order
  const { unitPrice, unitCost, sharePercentage: share, isSelfPurchase } = order
  const amounts = { unitPrice, unitCost, share }
  return { id, orderNumber, variantId, qrCodeId, quantity, ...amounts, isSelfPurchase }
}

function labelFor(country: string) {
  const days = deliveryEstimate(country)
  return days ? `Production and shipping, ${days}` : 'Production and shipping'
}
