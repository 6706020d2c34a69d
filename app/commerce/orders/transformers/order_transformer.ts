import { hasReceipt } from '#commerce/receipts/has_receipt'
import type { AddressProblem } from '#commerce/orders/address_problem'
import { taxNameIn } from '#commerce/orders/included_tax'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'
import { fromDecimal, toNumber } from '#shared/money'

/** An order row joined with its checkout, as PostgreSQL gives it. */
export type OrderRow = {
  id: number
  order_number: string
  checkout_id: number
  artist_id: number
  product_id: number
  qr_code_id: number | null
  product_name: string
  band_name: string
  image_url: string | null
  size: string
  color: string
  quantity: number
  is_self_purchase: boolean
  unit_price: string
  unit_cost: string
  share_percentage: string
  total_amount: string
  /** What of it is tax; the platform bears it. */
  tax_amount: string
  refunded_amount: string
  /** The artist's part of the profit, frozen when the order was placed. */
  artist_profit: string
  /** What refunds and cancellation have left of it, computed by the database. */
  artist_profit_left: string
  currency: string
  status: OrderStatus
  payment_status: PaymentStatus
  created_at: Date
  buyer_user_id: number | null
  owner_user_id: number
  customer_name: string | null
  customer_email: string | null
  customer_phone: string | null
  street: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  country: string | null
  /** The country that shipping was paid to. */
  quoted_country: string
  /** Why the buyer is asked for another address; null where it is good. */
  address_problem: AddressProblem | null
  /** Nothing is submitted to the printer until an admin, or another address, ends the hold. */
  production_hold: boolean
  shipping_amount: string
  checkout_total: string
  refunded_shipping: string
  checkout_tax: string
  /** Until when it can be paid. */
  pay_until: Date
  access_token_hash: string | null
  access_token_expires_at: Date | null
  tracking_url: string | null
}

function common(row: OrderRow) {
  return {
    id: row.id,
    orderNumber: row.order_number,
    checkoutId: row.checkout_id,
    customerName: row.customer_name,
    quantity: row.quantity,
    size: row.size,
    color: row.color,
    totalAmount: toNumber(fromDecimal(row.total_amount)),
    currency: row.currency,
    status: row.status,
    paymentStatus: row.payment_status,
    createdAt: row.created_at.toISOString(),
    product: { id: row.product_id, name: row.product_name, imageUrl: row.image_url },
    artist: { id: row.artist_id, bandName: row.band_name },
    trackingUrl: row.tracking_url,
    qrCodeId: row.qr_code_id,
  }
}

/** An order as its buyer sees it: everything but the artist's profit (docs/rules/http-api.md#shape-of-order). */
function toBuyerOrder(row: OrderRow) {
  return {
    ...common(row),
    customerEmail: row.customer_email,
    shippingAddress: addressOf(row),
    shippingAmount: toNumber(fromDecimal(row.shipping_amount)),
    checkoutTotal: toNumber(fromDecimal(row.checkout_total)),
  }
}

/** `artistProfit` is the earlier spelling of `artistProfitLeft` in calls, deprecated. */
function withEarlierSpelling<Order extends { artistProfitLeft: number }>(order: Order) {
  return { ...order, artistProfit: order.artistProfitLeft }
}

const artistProfitLeftOf = (row: OrderRow) => toNumber(fromDecimal(row.artist_profit_left))

/** The artist's side: what refunds have left of the artist's profit, and of the customer the name and country only. */
function toSold(row: OrderRow) {
  return {
    ...common(row),
    shippingAddress: { country: row.country },
    artistProfitLeft: artistProfitLeftOf(row),
  }
}

/** An order as its artist sees it in calls. */
function toArtistOrder(row: OrderRow) {
  return withEarlierSpelling(toSold(row))
}

/** The QR code that a sale is credited to. `name`: the code's own, else that of its gig. */
export type OrderAttribution = {
  code: string
  gigId: number | null
  name: string | null
  city: string | null
}

export type SoldRow = OrderRow & { attribution?: OrderAttribution | null }

/** An order as the studio shows it: beside it what was refunded and the code that the sale is credited to. */
function toSoldOrder(row: SoldRow) {
  return {
    ...toSold(row),
    refundedAmount: toNumber(fromDecimal(row.refunded_amount)),
    attribution: row.attribution ?? null,
  }
}

/** An order as admins see it. */
function toAdminOrder(row: OrderRow) {
  return withEarlierSpelling({ ...toBuyerOrder(row), artistProfitLeft: artistProfitLeftOf(row) })
}

function addressOf(row: OrderRow) {
  const { street, city, state, zip_code: zipCode, country } = row
  return country === null ? null : { street, city, state, zipCode, country }
}

/** The shapes of an order, by who sees it. */
export const OrderTransformer = {
  forBuyer: toBuyerOrder,
  forArtist: toArtistOrder,
  forStudio: toSoldOrder,
  forAdmin: toAdminOrder,
  /** How the tax in the price of an order is called where it goes. */
  taxName: ({ country }: OrderRow) => taxNameIn(country),
  hasReceipt,
}

export type BuyerOrder = ReturnType<typeof toBuyerOrder>
export type AdminOrder = ReturnType<typeof toAdminOrder>
export type SoldOrder = ReturnType<typeof toSoldOrder>
export type ArtistOrder = ReturnType<typeof toArtistOrder>
