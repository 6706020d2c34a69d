import { toGigStub } from '#gigs/public'
import { isByBuyer } from '#commerce/orders/cancelled_by_buyer'
import type { BuyerShipment } from '#commerce/fulfilment_port'
import { taxNameIn } from '#commerce/orders/included_tax'
import { completesCancellation } from '#commerce/orders/completes_cancellation'
import { countryInSentence } from '#commerce/orders/countries'
import type { OrderStatus } from '#commerce/orders/order_status'
import type { GigRow, MoveRow, OrderPageRows } from '#commerce/orders/queries/order_page_query'
import { isPaymentRefused } from '#commerce/orders/payment_refused'
import { deliveryEstimate } from '#commerce/orders/delivery_estimate'
import { toAwaitedPayment } from '#commerce/orders/transformers/awaited_payment_transformer'
import { OrderTransformer, type OrderRow } from '#commerce/orders/transformers/order_transformer'
import { hasReceipt } from '#commerce/receipts/has_receipt'
import { add, fromDecimal, subtract, toNumber, type Pence } from '#shared/money'
import { webAddress } from '#shared/web_address'

/** The page of an order, for its buyer. Amounts in pounds, times ISO 8601 in UTC. */
export function toOrderPage(orderNumber: string, page: OrderPageRows) {
  const { rows, moves, shipments, beingPaid, begun, reprinted } = page
  const { customerName, customerEmail, shippingAddress, shippingAmount, checkoutTotal, currency } =
    OrderTransformer.forBuyer(rows[0]!)
  const refunded = add(
    fromDecimal(rows[0]!.refunded_shipping),
    ...rows.map((row) => fromDecimal(row.refunded_amount))
  )
  return {
    orderNumber,
    createdAt: rows[0]!.created_at.toISOString(),
    ...toAwaitedPayment(rows[0]!, beingPaid),
    isPaymentRefused: moves.some(isPaymentRefused),
    deliveryEstimate: deliveryEstimate(rows[0]!.country),
    lines: rows.map((row) => toLine(row, page)),
    itemsAmount: toNumber(add(...rows.map((row) => fromDecimal(row.total_amount)))),
    shippingAmount,
    total: checkoutTotal,
    taxAmount: toNumber(fromDecimal(rows[0]!.checkout_tax)),
    taxName: taxNameIn(rows[0]!.country),
    refundedAmount: toNumber(refunded),
    hasReceipt: hasReceipt(moves),
    currency,
    customerName,
    customerEmail,
    shippingAddress,
    addressRequest: toAddressRequest(rows),
    isOnHold: isOnHold(rows, begun),
    timeline: toTimeline(moves),
    shipments: shipments.map((shipment) => toPageShipment(shipment, rows)),
    /** Names of what is being reprinted, at the platform's cost. */
    reprinted: rows.filter(({ id }) => reprinted.has(id)).map((row) => row.product_name),
  }
}

function toLine(row: OrderRow, { rows, onSale, reviewed, begun, gigs }: OrderPageRows) {
  const order = OrderTransformer.forBuyer(row)
  const isProcessing = isPaidFor(row) && row.status === 'processing'
  const isBegun = begun.has(row.id)
  const gig = gigs.find(({ order_id: id }) => id === row.id)
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    product: order.product,
    artist: order.artist,
    /** The gig of this line's artist; a checkout may have lines of several artists. */
    gig: gig ? toGig(gig) : null,
    size: order.size,
    color: order.color,
    quantity: order.quantity,
    totalAmount: order.totalAmount,
    status: order.status,
    paymentStatus: order.paymentStatus,
    isOnSale: onSale.has(order.id),
    /** Whether the account may review it: what was bought as a guest cannot be reviewed. */
    mayReview: order.status === 'delivered' && !row.is_self_purchase && row.buyer_user_id !== null,
    isReviewed: reviewed.has(order.id),
    /** What goes back to the buyer who cancels it; null where that cannot be, as far as we know without asking the printer. */
    refundIfCancelled: isProcessing && !isBegun ? toNumber(leftOf(row, rows)) : null,
    /** The printer makes it now: too late to cancel. */
    isBeingMade: isProcessing && isBegun,
  }
}

/** Why another address is asked for, and the country that shipping was paid to; null where the address is good. */
function toAddressRequest(rows: OrderRow[]) {
  const { address_problem: problem, quoted_country: country } = rows[0]!
  const isToBeMade = rows.some(({ status }) => status === 'processing')
  return problem && isToBeMade ? { problem, country, place: countryInSentence(country) } : null
}

/** Whether something waits to be printed until the hold of the checkout ends. */
const isOnHold = (rows: OrderRow[], begun: ReadonlySet<number>): boolean =>
  rows[0]!.production_hold &&
  rows.some(({ id, status }) => status === 'processing' && !begun.has(id))

const isPaidFor = ({ payment_status: status }: OrderRow) =>
  status === 'paid' || status === 'partially_refunded'

/** What was not refunded of a row, and of the shipping where that goes with it. */
function leftOf(row: OrderRow, rows: OrderRow[]): Pence {
  const left = subtract(fromDecimal(row.total_amount), fromDecimal(row.refunded_amount))
  if (!completesCancellation([row.id], rows)) return left
  const { shipping_amount: shipping, refunded_shipping: refunded } = row
  return add(left, subtract(fromDecimal(shipping), fromDecimal(refunded)))
}

type Step = { status: OrderStatus; at: string; lineIds: number[]; isByBuyer: boolean }

const MINUTE = 'yyyy-mm-ddThh:mm'.length

/** What happened to several rows in the same minute is one step. */
function toTimeline(moves: MoveRow[]): Step[] {
  const steps: Step[] = []
  for (const move of moves) {
    const { order_id: id, to_status: status } = move
    const at = move.created_at.toISOString()
    const same = steps.find(
      (step) =>
        step.status === status &&
        step.at.slice(0, MINUTE) === at.slice(0, MINUTE) &&
        step.isByBuyer === isByBuyer(move) &&
        !step.lineIds.includes(id)
    )
    if (same) same.lineIds.push(id)
    else steps.push({ status, at, lineIds: [id], isByBuyer: isByBuyer(move) })
  }
  return steps
}

/** `names` says what is in it, where that is not all of what was paid together, or it is sent a second time. */
function toPageShipment(shipment: BuyerShipment, rows: OrderRow[]) {
  const inside = rows.filter(({ id }) => shipment.orderIds.includes(id))
  const isPlain = inside.length === rows.length && !shipment.isReplacement
  return {
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: webAddress(shipment.trackingUrl),
    shippedAt: shipment.shippedAt.toISOString(),
    names: isPlain ? [] : inside.map((each) => each.product_name),
    isReplacement: shipment.isReplacement,
  }
}

/** Where its fans scanned the code: "Spring Tour", "The Brudenell Annexe, Leeds", "Fri 21 Nov 2026". */
function toGig(row: GigRow) {
  const { place, date } = toGigStub(row)!
  return { id: row.gig_id, name: row.gig_name, place, date }
}

export type OrderPage = ReturnType<typeof toOrderPage>
