import type { PaymentStatus } from '#commerce/orders/order_status'
import { pence, type Pence } from '#shared/money'

/** Derives the payment status of an undisputed payment from its amounts. */
export function paymentStatusOf(refunded: Pence, total: Pence): PaymentStatus {
  if (refunded === pence(0)) return 'paid'
  return refunded === total ? 'refunded' : 'partially_refunded'
}
