import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { reprintOrderValidator } from '#admin/validators/order_validator'
import { actorOf } from '#audit/public'
import { idempotencyKey } from '#core/http/idempotency_key'
import { pathId } from '#core/http/path_id'
import {
  CheckoutProductionQuery,
  ReprintOrder,
  RetryProviderOrder,
  toProduction,
} from '#fulfilment/public'
import { OrderQueries } from '#commerce/public'

/** How goods are made: POST /api/admin/provider-orders/{id}/retry and /api/admin/orders/{id}/reprint. */
@inject()
export default class ProductionController {
  constructor(
    private orders: OrderQueries,
    private production: CheckoutProductionQuery,
    private retryProduction: RetryProviderOrder,
    private reprintOrder: ReprintOrder
  ) {}

  /** 202 Production: the printer is asked after the response. */
  async retry(ctx: HttpContext) {
    const providerOrderId = pathId(ctx.params.id)
    await this.retryProduction.handle({ providerOrderId, actor: actorOf(ctx) })
    return ctx.response.accepted(toProduction(await this.production.findOrFail(providerOrderId)))
  }

  /** 201 Production. */
  async reprint(ctx: HttpContext) {
    const order = await this.orders.findOrFail(pathId(ctx.params.id))
    const { reason } = await ctx.request.validateUsing(reprintOrderValidator)
    const wish = { order, reason, actor: actorOf(ctx) }
    const id = await this.reprintOrder.handle(
      wish,
      idempotencyKey(ctx, `order-reprint-${order.id}`)
    )
    return ctx.response.created(toProduction(await this.production.findOrFail(id)))
  }
}
