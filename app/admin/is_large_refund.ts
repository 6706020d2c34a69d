import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { refundOrderValidator } from '#admin/validators/order_validator'
import { completesCancellation, OrderQueries, type OrderRow, RefundQueries } from '#commerce/public'
import confirmationConfig from '#config/confirmation'
import { pathId } from '#core/http/path_id'
import { add, fromDecimal, fromNumber, pence, type Pence, subtract } from '#shared/money'

/**
 * Whether a call refunds more than an admin may without a recent log-in or confirmation. What the admin has refunded of
 * the checkout counts too, so that a sum cannot be refunded in parts. Without an amount it is all that is left of the row.
 */
export async function isLargeRefund(ctx: HttpContext): Promise<boolean> {
  const { amount, shippingAmount = 0 } = await ctx.request.validateUsing(refundOrderValidator)
  const order = await orderOf(ctx)
  const ofRow = amount === undefined ? leftOf(order) : fromNumber(amount)
  return isLarge(ctx, order, add(ofRow, fromNumber(shippingAmount)))
}

/** Whether cancelling an order gives back so much: what is left of a paid row, with the shipping if it is the last row. */
export async function isLargeCancellation(ctx: HttpContext): Promise<boolean> {
  const order = await orderOf(ctx)
  if (order.payment_status === 'unpaid') return false
  return isLarge(ctx, order, add(leftOf(order), await shippingWith(order)))
}

async function orderOf({ params }: HttpContext): Promise<OrderRow> {
  const orders = await app.container.make(OrderQueries)
  return orders.findOrFail(pathId(params.id))
}

async function isLarge({ auth }: HttpContext, order: OrderRow, amount: Pence): Promise<boolean> {
  const refunds = await app.container.make(RefundQueries)
  const { id: userId } = auth.getUserOrFail()
  const before = await refunds.madeBy({ checkoutId: order.checkout_id, userId })
  return add(before, amount) > confirmationConfig.refundsAbove
}

function leftOf(order: OrderRow): Pence {
  return subtract(fromDecimal(order.total_amount), fromDecimal(order.refunded_amount))
}

/** The shipping that goes back when this row is cancelled. */
async function shippingWith(order: OrderRow): Promise<Pence> {
  const orders = await app.container.make(OrderQueries)
  const rows = await orders.ofCheckout(order.checkout_id)
  if (!completesCancellation([order.id], rows)) return pence(0)
  return subtract(fromDecimal(order.shipping_amount), fromDecimal(order.refunded_shipping))
}
