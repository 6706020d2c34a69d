import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { attachAs } from '#core/http/attachment'
import { callerOf } from '#core/http/caller'
import { drawInTurn } from '#core/print/draw_in_turn'
import { foldOrderNumber } from '#commerce/orders/order_link'
import OrderPolicy from '#commerce/orders/policies/order_policy'
import { guestToken, preventSharing, refuseOrder } from '#commerce/orders/private_page'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'
import { IssueReceipts } from '#commerce/receipts/actions/issue_receipts'
import { drawReceipt } from '#commerce/receipts/draw_receipt'
import { ReceiptsQuery } from '#commerce/receipts/queries/receipts_query'
import { toReceipts, type Receipt } from '#commerce/receipts/transformers/receipt_transformer'

/** The receipt of what was paid together, and its credit notes, for the buyer and admins. */
@inject()
export default class ReceiptsController {
  constructor(
    private orders: OrderQueries,
    private issueReceipts: IssueReceipts,
    private receipts: ReceiptsQuery
  ) {}

  /** GET /orders/:orderNumber/receipt */
  async show(ctx: HttpContext) {
    preventSharing(ctx)
    const row = await this.#find(ctx)
    if (!row) return refuseOrder(ctx, foldOrderNumber(String(ctx.params.orderNumber)))
    return ctx.inertia.render('orders/receipt', {
      orderNumber: row.order_number,
      receipts: await this.#receipts(row),
      token: guestToken(ctx, row),
      isForAdmin: ctx.auth.user?.userType === 'admin',
    })
  }

  /** GET /orders/:orderNumber/receipts/:receipt.pdf: a receipt or a credit note by its number. */
  async pdf(ctx: HttpContext) {
    preventSharing(ctx)
    const row = await this.#find(ctx)
    if (!row) return refuseOrder(ctx, foldOrderNumber(String(ctx.params.orderNumber)))
    const receipts = await this.#receipts(row)
    const receipt = receipts.find(({ number }) => number === ctx.params.receipt)
    if (!receipt) throw new NotFound()
    const document = await drawInTurn(callerOf(ctx), () => drawReceipt(receipt))
    attachAs(ctx.response, ['Gigstall', `${receipt.title} ${receipt.number}`], 'pdf')
    ctx.response.header('Content-Type', 'application/pdf')
    return ctx.response.send(document)
  }

  /** Null for an order that does not exist and one of another buyer alike. */
  async #find({ bouncer, params, request }: HttpContext): Promise<OrderRow | null> {
    const row = await this.orders.byTypedNumber(params.orderNumber)
    const { token } = request.qs()
    return row && (await bouncer.with(OrderPolicy).allows('openReceipts', row, token)) ? row : null
  }

  /** Throws NotFound for what was not paid, or was paid and bought nothing. */
  async #receipts({ checkout_id: checkoutId }: OrderRow): Promise<Receipt[]> {
    await this.issueReceipts.ofCheckout(checkoutId)
    const receipts = toReceipts(await this.receipts.ofCheckout(checkoutId))
    if (receipts.length === 0) throw new NotFound()
    return receipts
  }
}
