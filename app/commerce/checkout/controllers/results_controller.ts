import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ProductQueries, toPublicProduct } from '#catalog/public'
import { StartPayment } from '#commerce/checkout/actions/start_payment'
import { checkoutsPlacedHere } from '#commerce/checkout/placed_here'
import type { Result } from '#commerce/checkout/result'
import { toResultOrder } from '#commerce/checkout/transformers/result_order_transformer'
import { toUnpaidResult } from '#commerce/checkout/transformers/unpaid_result_transformer'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { ORDER_LINK_DAYS } from '#commerce/orders/order_link'
import { default as OrderPolicy } from '#commerce/orders/policies/order_policy'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'
import { RefreshPaymentForResultPage } from '#commerce/payments/actions/refresh_payment_for_result_page'
import { PaymentPageQuery } from '#commerce/payments/queries/payment_page_query'
import type { PaymentState } from '#commerce/payments/payment'
import { parseId } from '#shared/ids'

const NOTHING_KNOWN: Result = {
  state: 'unknown',
  reference: null,
  retryUrl: null,
  order: null,
  needsAddress: false,
  isOnHold: false,
  ownEmail: null,
  orderPath: null,
}

/** A page that is opened again does not renew a link that it, or a mail, has renewed within the last day. */
const RENEWED_WITHIN_A_DAY = { leastDays: ORDER_LINK_DAYS - 1 }

/**
 * Where the payment page sends the buyer back to. Opening it completes the payment by the same path as the webhook, so
 * that neither a lost webhook nor a reload changes what was paid.
 */
@inject()
export default class ResultsController {
  constructor(
    private refreshPayment: RefreshPaymentForResultPage,
    private startPayment: StartPayment,
    private paymentPage: PaymentPageQuery,
    private orders: OrderQueries,
    private checkouts: CheckoutQueries,
    private products: ProductQueries,
    private renewOrderLink: RenewOrderLink
  ) {}

  /** The page may hold the link to a guest's order, so it is not cached and its address is not sent as a referrer. */
  async success(ctx: HttpContext) {
    ctx.response
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Robots-Tag', 'noindex')
      .header('Cache-Control', 'private, no-store')
    const result = await this.#result(ctx)
    return ctx.inertia.render('checkout/success', { result, newest: await this.#newest(result) })
  }

  /** Without the signature that the payment page was given, it says nothing of any payment. */
  async cancel({ auth, bouncer, inertia, request, response }: HttpContext) {
    const checkoutId = request.hasValidSignature() ? parseId(request.qs().checkout) : null
    const rows = checkoutId === null ? [] : await this.orders.ofCheckout(checkoutId)
    const [row] = rows
    if (!row) return inertia.render('checkout/cancel', { order: null, unpaid: null })
    const payment = await this.paymentPage.handle(row.checkout_id)
    // Found again in the history after it was paid in the end: the page of the payment tells the truth.
    if (payment.isProcessing || rows.some((each) => each.payment_status !== 'unpaid'))
      return response.redirect(
        await this.startPayment.handle(await this.checkouts.withOrders(row.checkout_id))
      )
    const mayResume = await bouncer.with(OrderPolicy).allows('resume', row)
    return inertia.render('checkout/cancel', {
      order: toResultOrder(rows),
      unpaid: toUnpaidResult(row, {
        accountId: auth.user?.id ?? null,
        payUrl: mayResume ? payment.url : null,
      }),
    })
  }

  async #result(ctx: HttpContext): Promise<Result> {
    const sessionId: unknown = ctx.request.qs().session_id
    // Text from an address is never echoed: only a well-formed reference is looked up and its last 8 characters shown.
    if (typeof sessionId !== 'string' || !/^cs_[A-Za-z0-9_]{1,255}$/.test(sessionId))
      return NOTHING_KNOWN
    const payment = await this.refreshPayment.handle(sessionId)
    const reference = sessionId.slice(-8)
    if (!payment) return { ...NOTHING_KNOWN, reference }
    const rows = await this.orders.ofCheckout(payment.checkoutId)
    const own = rows.find((row) => row.buyer_user_id === ctx.auth.user?.id)
    const isCancelled =
      payment.state === 'paid' && rows.every(({ status }) => status === 'cancelled')
    const isSold = payment.state === 'paid' && !isCancelled
    return {
      state: isCancelled ? 'cancelled' : payment.state,
      reference,
      retryUrl: payment.state === 'declined' || payment.state === 'open' ? payment.url : null,
      order: toResultOrder(rows),
      needsAddress: isSold && Boolean(rows[0]?.address_problem),
      isOnHold: isSold && Boolean(rows[0]?.production_hold),
      ownEmail: own?.customer_email ?? null,
      orderPath: await this.#orderPath(ctx, rows[0], payment.state),
    }
  }

  /** What the artist has put on sale last, besides what was bought; null unless something was bought. */
  async #newest({ state, order }: Result) {
    if (!order || (state !== 'paid' && state !== 'processing')) return null
    const bought = order.lines.map(({ product }) => product.id)
    const newest = await this.products.newestOf(order.lines[0]!.artist.id, bought)
    return newest ? toPublicProduct(newest) : null
  }

  async #orderPath(ctx: HttpContext, row: OrderRow | undefined, state: PaymentState) {
    if (!row) return null
    const { checkout_id: checkoutId, buyer_user_id: buyerId } = row
    if (buyerId !== null)
      return buyerId === ctx.auth.user?.id ? `/orders/${row.order_number}` : null
    if (state !== 'paid' || !checkoutsPlacedHere(ctx).includes(checkoutId)) return null
    const { pathname, search } = new URL(
      await this.renewOrderLink.handle(checkoutId, RENEWED_WITHIN_A_DAY)
    )
    return pathname + search
  }
}
