import type Checkout from '#commerce/orders/models/checkout'
import type Order from '#commerce/orders/models/order'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'
import type { Pence } from '#shared/money'

export type ProductionRow = {
  id: number
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  productId: number
  variantId: number
  productName: string
  size: string
  color: string
  quantity: number
  unitPrice: Pence
}

/** A checkout as production needs it. The delivery address is what is on file, so it may be incomplete. */
export type Production = {
  checkoutId: number
  isPaid: boolean
  productionHold: boolean
  name: string | null
  email: string | null
  phone: string | null
  street: string | null
  city: string | null
  state: string | null
  zipCode: string | null
  country: string | null
  rows: ProductionRow[]
}

/** What production needs of a checkout and its rows, both locked by the caller. */
export function toProduction(checkout: Checkout, orders: readonly Order[]): Production {
  return {
    checkoutId: checkout.id,
    isPaid: checkout.paidAt !== null,
    productionHold: checkout.productionHold,
    name: checkout.customerName,
    email: checkout.customerEmail,
    phone: checkout.customerPhone,
    street: checkout.street,
    city: checkout.city,
    state: checkout.state,
    zipCode: checkout.zipCode,
    country: checkout.country,
    rows: orders.map(toRow),
  }
}

const toRow = (order: Order): ProductionRow => ({
  id: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  paymentStatus: order.paymentStatus,
  productId: order.productId,
  variantId: order.variantId,
  productName: order.productName,
  size: order.size,
  color: order.color,
  quantity: order.quantity,
  unitPrice: order.unitPrice,
})
