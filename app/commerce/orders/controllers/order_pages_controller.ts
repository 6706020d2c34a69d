import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { seller } from '#config/seller'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { foldOrderNumber } from '#commerce/orders/order_link'
import { guestToken, preventSharing, refuseOrder } from '#commerce/orders/private_page'
import OrderPolicy from '#commerce/orders/policies/order_policy'
import { OrderPageQuery } from '#commerce/orders/queries/order_page_query'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import { OwnOrdersQuery } from '#commerce/orders/queries/own_orders_query'
import { toOrderPage } from '#commerce/orders/transformers/order_page_transformer'

const ORDERS_A_PAGE = 12

/** The buyer's own pages: their orders, one order, and the way back to a lost link. */
@inject()
export default class OrderPagesController {
  constructor(
    private orders: OrderQueries,
    private orderPage: OrderPageQuery,
    private ownOrders: OwnOrdersQuery
  ) {}

  async index(ctx: HttpContext) {
    const account = ctx.auth.getUserOrFail()
    const page = await this.ownOrders.handle(account, parsePageQuery(ctx, ORDERS_A_PAGE))
    return ctx.inertia.render('orders/list', {
      orders: page.orders,
      nextUrl: nextPagePath(ctx, page.nextCursor),
    })
  }

  /** With an account, or with the token of a guest's link: then the address holds a secret and must not travel on. */
  async show(ctx: HttpContext) {
    preventSharing(ctx)
    const orderNumber = foldOrderNumber(String(ctx.params.orderNumber))
    const row = orderNumber && (await this.orders.byNumber(orderNumber))
    const { token } = ctx.request.qs()
    if (!row || (await ctx.bouncer.with(OrderPolicy).denies('open', row, token)))
      return refuseOrder(ctx, orderNumber)
    return ctx.inertia.render('orders/order', {
      order: toOrderPage(row.order_number, await this.orderPage.handle(row.checkout_id)),
      token: guestToken(ctx, row),
      seller,
    })
  }

  find(ctx: HttpContext) {
    preventSharing(ctx)
    const { order } = ctx.request.qs()
    return ctx.inertia.render('orders/find', {
      orderNumber: typeof order === 'string' ? foldOrderNumber(order) : null,
    })
  }
}
