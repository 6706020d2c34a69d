import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'
import { subtract, type Pence } from '#shared/money'

/** What of a checkout was not refunded yet, row by row. */
export type Refundable = {
  isPaid: boolean
  shippingLeft: Pence
  orders: {
    id: number
    orderNumber: string
    status: OrderStatus
    paymentStatus: PaymentStatus
    left: Pence
  }[]
}

/** Locks a checkout, then its rows, so that no second refund reads the same amounts. */
export class LockCheckoutForRefund {
  async handle(checkoutId: number, trx: TransactionClientContract): Promise<Refundable> {
    const { checkout, orders } = await lockCheckout(checkoutId, trx)
    return {
      isPaid: checkout.paidAt !== null,
      shippingLeft: subtract(checkout.shippingAmount, checkout.refundedShipping),
      orders: orders.map((order) => ({
        id: order.id,
        orderNumber: order.orderNumber,
        status: order.status,
        paymentStatus: order.paymentStatus,
        left: subtract(order.totalAmount, order.refundedAmount),
      })),
    }
  }
}
