import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CancelPurchase } from '#commerce/checkout/actions/cancel_purchase'
import { StartPayment } from '#commerce/checkout/actions/start_payment'
import { correctAddressValidator } from '#commerce/checkout/validators/order_validator'
import { CorrectAddress } from '#commerce/orders/actions/correct_address'
import { pathId } from '#core/http/path_id'
import { default as OrderPolicy } from '#commerce/orders/policies/order_policy'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import { OrderTransformer, type OrderRow } from '#commerce/orders/transformers/order_transformer'

/**
 * A buyer pays or cancels an order, or corrects its address: POST /api/orders/{id}/pay, …/cancel and …/address, with
 * `?token=` of a guest's link.
 */
@inject()
export default class PurchasesController {
  constructor(
    private orders: OrderQueries,
    private checkouts: CheckoutQueries,
    private startPayment: StartPayment,
    private cancelPurchase: CancelPurchase,
    private correctAddress: CorrectAddress
  ) {}

  /** 200 `{ url }`: the payment page; of what is paid or being paid, the page that says so. */
  async pay(ctx: HttpContext) {
    const order = await this.#own(ctx)
    return {
      url: await this.startPayment.handle(await this.checkouts.withOrders(order.checkout_id)),
    }
  }

  /** 200 Order, cancelled. */
  async cancel(ctx: HttpContext) {
    const order = await this.#own(ctx)
    await this.cancelPurchase.handle(order, ctx.auth.user?.id ?? null)
    return OrderTransformer.forBuyer(await this.orders.findOrFail(order.id))
  }

  /** 200 Order, with the address that its buyer was asked for. */
  async address(ctx: HttpContext) {
    const order = await this.#own(ctx)
    const correction = await ctx.request.validateUsing(correctAddressValidator)
    await this.correctAddress.handle(order.checkout_id, correction)
    return OrderTransformer.forBuyer(await this.orders.findOrFail(order.id))
  }

  async #own({ bouncer, params, request }: HttpContext): Promise<OrderRow> {
    const order = await this.orders.findOrFail(pathId(params.id))
    await bouncer.with(OrderPolicy).authorize('settle', order, request.qs().token)
    return order
  }
}
