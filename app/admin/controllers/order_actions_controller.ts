import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  cancelOrderValidator,
  deliverOrdersValidator,
  refundOrderValidator,
  releaseOrderValidator,
} from '#admin/validators/order_validator'
import { actorOf } from '#audit/public'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'
import {
  CancelOrder,
  DeliverOrders,
  OrderQueries,
  OrderTransformer,
  RefundQueries,
  ReleaseOrder,
} from '#commerce/public'
import { fromNumber, pence } from '#shared/money'
import { RefundOrRequestSignoff, SignoffQueries, toSignoff } from '#signoffs/public'

/** What admins do with orders: POST /api/admin/orders/{id}/refund, …/cancel, …/release and /api/admin/orders/delivered. */
@inject()
export default class OrderActionsController {
  constructor(
    private orders: OrderQueries,
    private refunds: RefundQueries,
    private refundOrRequest: RefundOrRequestSignoff,
    private signoffs: SignoffQueries,
    private cancelOrder: CancelOrder,
    private releaseOrder: ReleaseOrder,
    private deliverOrders: DeliverOrders
  ) {}

  /**
   * 201 Refund. `creating` while Stripe gives no answer: it is asked again. 202 Signoff where the sum needs a second admin.
   */
  async refund(ctx: HttpContext) {
    const order = await this.orders.findOrFail(pathId(ctx.params.id))
    const { amount, shippingAmount, reason } = await ctx.request.validateUsing(refundOrderValidator)
    const wanted = {
      order,
      amount: amount === undefined ? null : fromNumber(amount),
      shippingAmount: shippingAmount === undefined ? pence(0) : fromNumber(shippingAmount),
      reason,
      actor: actorOf(ctx),
    }
    const made = await this.refundOrRequest.handle(
      wanted,
      idempotencyKey(ctx, `order-refund-${order.id}`)
    )
    if ('refundId' in made) return ctx.response.created(await this.refunds.shapeOf(made.refundId))
    return ctx.response.accepted(toSignoff(await this.signoffs.findOrFail(made.signoffId)))
  }

  /** 200 Order, cancelled. */
  async cancel(ctx: HttpContext) {
    const order = await this.orders.findOrFail(pathId(ctx.params.id))
    const { reason } = await ctx.request.validateUsing(cancelOrderValidator)
    const actor = actorOf(ctx)
    await this.cancelOrder.handle(
      { order, reason, actor },
      idempotencyKey(ctx, `order-cancel-${order.id}`)
    )
    return OrderTransformer.forAdmin(await this.orders.findOrFail(order.id))
  }

  /** 200 Order, released with all that was paid together. */
  async release(ctx: HttpContext) {
    const order = await this.orders.findOrFail(pathId(ctx.params.id))
    const { reason, customerName, shippingAddress } =
      await ctx.request.validateUsing(releaseOrderValidator)
    const delivery = { customerName, address: shippingAddress }
    await this.releaseOrder.handle({ order, delivery, reason, actor: actorOf(ctx) })
    return OrderTransformer.forAdmin(await this.orders.findOrFail(order.id))
  }

  /** 200 `{ delivered }`: how many. */
  async deliver(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(deliverOrdersValidator)
    await this.deliverOrders.handle(ids, actorOf(ctx))
    return { delivered: ids.length }
  }
}
