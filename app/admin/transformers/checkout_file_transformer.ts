import type { CheckoutFileRows, FiledMove } from '#admin/queries/checkout_file_query'
import { OrderTransformer, type OrderRow } from '#commerce/public'
import { add, fromDecimal, subtract, times, toNumber } from '#shared/money'

/** A checkout with its orders, for admins: amounts in pounds as they were frozen, and what of them is not refunded yet. */
export function toCheckoutFile({ rows, checkout, moves }: CheckoutFileRows) {
  const first = OrderTransformer.forAdmin(rows[0]!)
  const shippingLeft = subtract(
    fromDecimal(rows[0]!.shipping_amount),
    fromDecimal(checkout.refunded_shipping)
  )
  return {
    checkoutId: first.checkoutId,
    createdAt: first.createdAt,
    currency: first.currency,
    customerName: first.customerName,
    customerEmail: first.customerEmail,
    shippingAddress: first.shippingAddress,
    trackingUrl: first.trackingUrl,
    shippingAmount: first.shippingAmount,
    shippingLeft: toNumber(shippingLeft),
    total: first.checkoutTotal,
    taxAmount: toNumber(fromDecimal(rows[0]!.checkout_tax)),
    taxName: OrderTransformer.taxName(rows[0]!),
    hasReceipt: OrderTransformer.hasReceipt(moves),
    holdReason: checkout.production_hold ? checkout.production_hold_reason : null,
    /** What Stripe says of the payment's risk; null where it is not known. */
    risk: checkout.risk_level && { level: checkout.risk_level, score: checkout.risk_score },
    /** The buyer was mailed a link to give another address, which ends the hold. */
    isAddressRequested: rows[0]!.address_problem !== null,
    lines: rows.map((row) => toLine(row, moves)),
  }
}

function toLine(row: OrderRow, moves: FiledMove[]) {
  const { id, orderNumber, product, artist, size, color, quantity, ...order } =
    OrderTransformer.forAdmin(row)
  const cost = times(fromDecimal(row.unit_cost), quantity)
  const total = fromDecimal(row.total_amount)
  const artistProfit = fromDecimal(row.artist_profit)
  const tax = fromDecimal(row.tax_amount)
  return {
    id,
    orderNumber,
    product,
    artist,
    size,
    color,
    quantity,
    status: order.status,
    paymentStatus: order.paymentStatus,
    totalAmount: order.totalAmount,
    amountLeft: toNumber(subtract(total, fromDecimal(row.refunded_amount))),
    productionCost: toNumber(cost),
    sharePercentage: Number(row.share_percentage),
    artistProfit: toNumber(artistProfit),
    taxAmount: toNumber(tax),
    platformShare: toNumber(subtract(total, add(cost, artistProfit, tax))),
    artistProfitLeft: order.artistProfitLeft,
    isSelfPurchase: row.is_self_purchase,
    timeline: moves.filter((move) => move.order_id === id).map(toStep),
  }
}

function toStep({ to_status: status, notes, created_at: at, actor_email: by }: FiledMove) {
  return { status, notes, at: at.toISOString(), by }
}

export type CheckoutFile = ReturnType<typeof toCheckoutFile>
