import { stripeSandboxFee } from '#config/stripe'
import type { Row } from '#database/demo/bulk'
import type { Journey, Times } from '#database/demo/order_plan'
import type { PlacedCode, PlacedProduct, PlacedVariant } from '#database/demo/demo_context'
import { PricingService } from '#pricing/public'
import { add, fraction, pence, toDecimal, type Pence } from '#shared/money'

export type Line = {
  id: number
  number: string
  product: PlacedProduct
  variant: PlacedVariant
  quantity: number
  code: PlacedCode | null
}

export type Buyer = { userId: number | null; contact: Row; country: string }

export type PlannedCheckout = {
  id: number
  buyer: Buyer
  lines: Line[]
  journey: Journey
  times: Times
}

const pricing = new PricingService()

const ORDER_STATUS = {
  pending: 'pending',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  unpaid: 'cancelled',
  refunded: 'cancelled',
  partly_refunded: 'delivered',
  disputed: 'delivered',
} as const

const PAYMENT_STATUS = {
  pending: 'unpaid',
  processing: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  unpaid: 'unpaid',
  refunded: 'refunded',
  partly_refunded: 'partially_refunded',
  disputed: 'disputed',
} as const

const splitOf = ({ product, quantity }: Line) =>
  pricing.split({ ...product, share: product.artist.shareOfProfit, quantity })

export function itemsAmount(checkout: PlannedCheckout): Pence {
  return add(...checkout.lines.map((line) => splitOf(line).totalAmount))
}

export function totalAmount(checkout: PlannedCheckout): Pence {
  return add(itemsAmount(checkout), pricing.flatShippingRate())
}

export function checkoutRow(checkout: PlannedCheckout): Row {
  const { id, buyer, journey, times } = checkout
  return {
    id,
    user_id: buyer.userId,
    ...buyer.contact,
    country: buyer.country,
    quoted_country: buyer.country,
    currency: 'GBP',
    items_amount: toDecimal(itemsAmount(checkout)),
    shipping_amount: toDecimal(pricing.flatShippingRate()),
    tax_amount: 0,
    total_amount: toDecimal(totalAmount(checkout)),
    refunded_shipping: toDecimal(journey === 'refunded' ? pricing.flatShippingRate() : pence(0)),
    payment_status: PAYMENT_STATUS[journey],
    production_hold: journey === 'disputed',
    production_hold_reason:
      journey === 'disputed' ? 'The buyer’s bank has disputed the payment' : null,
    // A bank transfer may take a day to arrive: these stay pending that long.
    expires_at:
      journey === 'pending'
        ? times.placedAt.plus({ hours: 24 })
        : times.placedAt.plus({ minutes: 31 }),
    paid_at: times.paidAt,
    cancelled_at: times.cancelledAt,
    created_at: times.placedAt,
    updated_at: latest(checkout),
  }
}

export function orderRow(checkout: PlannedCheckout, line: Line): Row {
  const { product, variant, quantity } = line
  const { totalAmount: total, artistProfit, platformProfit } = splitOf(line)
  return {
    id: line.id,
    order_number: line.number,
    checkout_id: checkout.id,
    artist_id: product.artist.id,
    product_id: product.id,
    variant_id: variant.id,
    qr_code_id: line.code?.id ?? null,
    product_name: product.name,
    band_name: product.artist.name,
    size: variant.size,
    color: variant.color,
    image_url: variant.imageUrl,
    quantity,
    currency: 'GBP',
    unit_price: toDecimal(product.sellingPrice),
    unit_cost: toDecimal(product.basePrice),
    share_percentage: product.artist.shareOfProfit / 100,
    artist_profit: toDecimal(artistProfit),
    platform_profit: toDecimal(platformProfit),
    tax_amount: 0,
    total_amount: toDecimal(total),
    refunded_amount: toDecimal(refunded(checkout.journey, total)),
    status: ORDER_STATUS[checkout.journey],
    payment_status: PAYMENT_STATUS[checkout.journey],
    is_self_purchase: false,
    created_at: checkout.times.placedAt,
    updated_at: latest(checkout),
  }
}

function refunded(journey: Journey, total: Pence): Pence {
  if (journey === 'refunded') return total
  return journey === 'partly_refunded' ? pence(Math.floor(total / 4)) : pence(0)
}

const latest = ({ journey, times }: Pick<PlannedCheckout, 'journey' | 'times'>) => {
  const { placedAt, paidAt, shippedAt, deliveredAt, cancelledAt } = times
  const refundedAt = journey === 'refunded' ? refundOf(times) : null
  return deliveredAt ?? shippedAt ?? cancelledAt ?? refundedAt ?? paidAt ?? placedAt
}

/** When what was paid and not made yet was refunded. */
const refundOf = ({ paidAt }: Times) => paidAt!.plus({ hours: 5 })

/** Every move of one row, oldest first. */
export function orderHistory(checkout: PlannedCheckout, orderId: number): Row[] {
  const { times, journey, buyer } = checkout
  const moves: Row[] = []
  const move = (
    from: string | null,
    to: string,
    at: unknown,
    notes: string | null = null,
    actor: number | null = null
  ) =>
    moves.push({
      order_id: orderId,
      from_status: from,
      to_status: to,
      actor_user_id: actor,
      notes,
      created_at: at,
    })
  move(null, 'pending', times.placedAt, null, buyer.userId)
  if (times.paidAt) move('pending', 'processing', times.paidAt)
  if (journey === 'refunded')
    move('processing', 'cancelled', refundOf(times), 'Refunded before production')
  if (times.cancelledAt) move('pending', 'cancelled', times.cancelledAt, 'Not paid in time')
  if (times.shippedAt) move('processing', 'shipped', times.shippedAt)
  if (times.deliveredAt) move('shipped', 'delivered', times.deliveredAt)
  return moves
}

export function shipmentRow(checkout: PlannedCheckout, number: number): Row {
  const tracking = `GS${String(70_000_000 + number)}GB`
  return {
    checkout_id: checkout.id,
    remote_shipment_id: 80_000_000 + number,
    carrier: checkout.buyer.country === 'GB' ? 'Royal Mail' : 'DHL',
    tracking_number: tracking,
    tracking_url: `https://track.example.com/${tracking}`,
    shipped_at: checkout.times.shippedAt,
    created_at: checkout.times.shippedAt,
  }
}

/** The payment as the provider ended it, which the stand-in knows by the amount in its id; a pending one has none, because no provider knows of it. */
export function paymentSessionRow(checkout: PlannedCheckout): Row {
  const isComplete = checkout.times.paidAt !== null
  return {
    checkout_id: checkout.id,
    attempt: 1,
    status: isComplete ? 'complete' : 'expired',
    stripe_session_id: `cs_demo_${checkout.id}`,
    stripe_payment_intent_id: isComplete ? `pi_demo_${checkout.id}_${totalAmount(checkout)}` : null,
    request: {},
    amount: toDecimal(totalAmount(checkout)),
    processing_fee: isComplete ? toDecimal(feeOf(totalAmount(checkout))) : null,
    currency: 'GBP',
    expires_at: checkout.times.placedAt.plus({ minutes: 31 }),
    created_at: checkout.times.placedAt,
    updated_at: latest(checkout),
  }
}

/** What the stand-in says that it took. */
const feeOf = (amount: Pence) =>
  add(fraction(amount, stripeSandboxFee.perMille, 1000), pence(stripeSandboxFee.fixed))
