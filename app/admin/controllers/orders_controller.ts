import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RecordListExport } from '#admin/actions/record_list_export'
import { ReprintsQuery, toReprint } from '#admin/queries/reprints_query'
import { parseOrderFilters } from '#admin/order_list_filters'
import { CheckoutFileQuery } from '#admin/queries/checkout_file_query'
import { MONEY_CASES, MoneyCaseQuery } from '#admin/queries/money_case_query'
import { OrderListQuery } from '#admin/queries/order_list_query'
import { ROWS_PER_PAGE } from '#admin/table_page'
import { toCheckoutFile } from '#admin/transformers/checkout_file_transformer'
import {
  LISTED_ORDER_CSV_HEAD,
  toListedOrder,
  toListedOrderCells,
} from '#admin/transformers/listed_order_transformer'
import { toOrderFile } from '#admin/transformers/order_file_transformer'
import { actorOf } from '#audit/public'
import { DisputeQueries, RefundQueries } from '#commerce/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { streamCsv } from '#core/http/streamed_csv'
import { CheckoutProductionQuery, toFiledShipment, toProduction } from '#fulfilment/public'
import { SignoffQueries, toSignoff } from '#signoffs/public'

/** The orders of all buyers: searched, exported as a file, and one order with everything on file about it. */
@inject()
export default class OrdersController {
  constructor(
    private orders: OrderListQuery,
    private reprints: ReprintsQuery,
    private file: CheckoutFileQuery,
    private refunds: RefundQueries,
    private disputes: DisputeQueries,
    private production: CheckoutProductionQuery,
    private money: MoneyCaseQuery,
    private signoffs: SignoffQueries,
    private recordExport: RecordListExport
  ) {}

  /** GET /admin/orders */
  async index(ctx: HttpContext) {
    const { filters, moneyCase } = this.#addressed(ctx)
    const [{ rows, nextCursor }, total] = await Promise.all([
      this.orders.page(filters, parsePageQuery(ctx, ROWS_PER_PAGE)),
      this.orders.count(filters),
    ])
    const { search = '', status = '', productionHold, production = '', sort } = filters
    const payment = filters.payment ?? filters.risk ?? moneyCase ?? ''
    return ctx.inertia.render('admin/orders', {
      filters: {
        search,
        status,
        payment,
        held: productionHold ? 'yes' : '',
        production,
        sort,
      },
      rows: rows.map(toListedOrder),
      total,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  /** GET /admin/orders.csv: all that the same filters find, with an entry in the audit log. */
  async export(ctx: HttpContext) {
    const { filters } = this.#addressed(ctx)
    const found = await this.orders.count(filters)
    await this.recordExport.handle({ ...actorOf(ctx), list: 'orders', found })
    return streamCsv(ctx, {
      name: 'Gigstall - orders',
      head: LISTED_ORDER_CSV_HEAD,
      readPart: (part) => this.orders.page(filters, part),
      toCells: toListedOrderCells,
    })
  }

  /** GET /admin/orders/:orderNumber: with what was paid together with it. */
  async show({ inertia, params }: HttpContext) {
    const rows = await this.file.handle(params.orderNumber)
    const file = toCheckoutFile(rows)
    const ids = file.lines.map(({ id }) => id)
    const [refunds, reserved, disputes, warnings, orders, shipments, reprints, signoffs] =
      await Promise.all([
        this.refunds.shapesOf(file.checkoutId),
        this.refunds.reserved(file.checkoutId),
        this.disputes.ofCheckout(file.checkoutId),
        this.disputes.fraudWarningsOf(file.checkoutId),
        this.production.orders(file.checkoutId),
        this.production.shipments(file.checkoutId),
        this.reprints.ofOrders(ids),
        this.signoffs.waitingOfOrders(ids),
      ])
    const production = orders.map(toProduction)
    return inertia.render('admin/order', {
      orderNumber: rows.orderNumber,
      file: toOrderFile(file, reserved, production),
      refunds,
      disputes,
      warnings,
      production,
      shipments: shipments.map(toFiledShipment),
      reprints: reprints.map(toReprint),
      signoffs: signoffs.map(toSignoff),
    })
  }

  /** `payment` in the address is a payment status, a risk, or a money case that an admin has to review. */
  #addressed({ request }: HttpContext) {
    const moneyCase = MONEY_CASES.find((name) => name === request.qs().payment)
    const checkoutIds = moneyCase && this.money.checkouts(moneyCase)
    return { moneyCase, filters: { ...parseOrderFilters(request.qs()), checkoutIds } }
  }
}
