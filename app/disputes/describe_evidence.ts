import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { OrderTransformer } from '#commerce/public'
import { MOST_CHARACTERS, type EvidenceTexts, type TextField } from '#disputes/evidence'
import { limited, MOST_ENTRIES } from '#disputes/limited_list'
import type { EvidenceFacts } from '#disputes/queries/evidence_facts_query'
import { addressLines } from '#shared/address_lines'
import { format, fromDecimal } from '#shared/money'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { chosenWords } from '#shared/variant_words'

const inLondon = (moment: Date) =>
  DateTime.fromJSDate(moment, { zone: PLATFORM_TIMEZONE }).setLocale('en-GB')

export const dayOf = (moment: Date) => inLondon(moment).toFormat('d LLLL yyyy')

export const timeOf = (moment: Date) => `${inLondon(moment).toFormat('d LLLL yyyy, HH:mm')} UK time`

/** Turns the facts into texts by Stripe’s names of its fields; leaves out a field without a value. */
export function describeEvidence(facts: EvidenceFacts, note: string | null): EvidenceTexts {
  const [order] = facts.orders
  if (!order) return {}
  const texts: Record<TextField, string | null> = {
    customer_name: order.customer_name,
    customer_email_address: order.customer_email,
    shipping_address: addressOf(facts),
    shipping_carrier: distinct(facts.shipments.map(({ carrier }) => carrier)),
    shipping_tracking_number: distinct(facts.shipments.map((each) => each.tracking_number)),
    shipping_date: distinct(facts.shipments.map((each) => dayOf(each.shipped_at))),
    product_description: productsOf(facts),
    refund_policy_disclosure: `The refund policy is public at ${appUrl}/delivery-and-returns and part of the terms at ${appUrl}/terms. Both are linked at the foot of the shop’s pages, before and after payment. The attached file has both texts.`,
    uncategorized_text: [note, ...summaryOf(facts)].filter(Boolean).join('\n\n') || null,
  }
  const given = Object.entries(texts).filter(([, text]) => text)
  return Object.fromEntries(given.map(([field, text]) => [field, text!.slice(0, MOST_CHARACTERS)]))
}

/** The address that the goods were sent to, on one line; null where it is erased. */
export function addressOf({ orders: [order] }: EvidenceFacts): string | null {
  const address = order && OrderTransformer.forAdmin(order).shippingAddress
  return address ? [...addressLines(address), address.country].join(', ') : null
}

/** Each row as it was sold: pieces, product, band, variant and price. */
export const productLines = ({ orders }: EvidenceFacts) =>
  limited(
    orders.map((order) => {
      const variant = chosenWords(order.size, order.color).join(', ')
      const price = format(fromDecimal(order.unit_price))
      return `${order.quantity} × ${order.product_name} by ${order.band_name}${variant ? ` (${variant})` : ''}, ${price} each`
    }),
    MOST_ENTRIES.goods,
    (count) => `and ${count} more in this order`
  )

const productsOf = (facts: EvidenceFacts) =>
  `Merchandise printed to order and posted to the buyer:\n${productLines(facts).join('\n')}`

/** What speaks for the sale, in sentences. */
function summaryOf({ deliveries, earlierOrders, shipments }: EvidenceFacts): string[] {
  return [
    ...limited(
      deliveries
        .filter(({ isByBuyer }) => isByBuyer)
        .map(
          ({ orderNumber, at }) => `The buyer confirmed receipt of ${orderNumber} on ${timeOf(at)}.`
        ),
      MOST_ENTRIES.orders,
      (count) => `The buyer also confirmed receipt of ${count} more in this order.`
    ),
    ...limited(
      shipments.flatMap(({ tracking_url: url }) => (url ? [`Tracking: ${url}`] : [])),
      MOST_ENTRIES.parcels,
      (count) => `The order has ${count} more parcels with tracking.`
    ),
    ...(earlierOrders.length > 0
      ? [
          `Earlier orders of the same buyer without a dispute:\n${earlierOrders
            .map((each) => `${each.orderNumber}, ${dayOf(each.paidAt)}, ${format(each.total)}`)
            .join('\n')}`,
        ]
      : []),
  ]
}

const distinct = (values: (string | null)[]) =>
  limited(
    [...new Set(values.filter(Boolean))],
    MOST_ENTRIES.parcels,
    (count) => `and ${count} more`
  ).join(', ') || null
