import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { refundOrderValidator } from '#admin/validators/order_validator'
import { OrderQueries } from '#commerce/public'
import confirmationConfig from '#config/confirmation'
import { pathId } from '#core/http/path_id'
import { add, fromDecimal, fromNumber, type Pence, subtract } from '#shared/money'

/**
 * Whether a call refunds more than an admin may without a recent log-in or confirmation. Without an amount it is all that
 * is left of the row.
 */
export async function isLargeRefund({ params, request }: HttpContext): Promise<boolean> {
  const { amount, shippingAmount = 0 } = await request.validateUsing(refundOrderValidator)
  const ofRow = amount === undefined ? await leftOf(pathId(params.id)) : fromNumber(amount)
  return add(ofRow, fromNumber(shippingAmount)) > confirmationConfig.refundsAbove
}

async function leftOf(orderId: number): Promise<Pence> {
  const orders = await app.container.make(OrderQueries)
  const order = await orders.findOrFail(orderId)
  return subtract(fromDecimal(order.total_amount), fromDecimal(order.refunded_amount))
}
