import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#checkout/result'
import { OrderQueries } from '#orders/public'
import { CompletePaymentBySession } from '#payments/public'

const NOTHING_KNOWN: Result = { state: 'unknown', reference: null, retryUrl: null, lines: [] }

/**
 * Where the payment page sends the buyer back to. Opening it completes the payment by the same path as the webhook, so
 * that neither a lost webhook nor a reload changes what was paid.
 */
@inject()
export default class ResultsController {
  constructor(
    private completePayment: CompletePaymentBySession,
    private orders: OrderQueries
  ) {}

  async success({ inertia, request }: HttpContext) {
    return inertia.render('checkout/success', {
      result: await this.#result(request.qs().session_id),
    })
  }

  cancel({ inertia }: HttpContext) {
    return inertia.render('checkout/cancel', {})
  }

  async #result(sessionId: unknown): Promise<Result> {
    // Text from an address is never echoed: only a well-formed reference is looked up and its last 8 characters shown.
    if (typeof sessionId !== 'string' || !/^cs_[A-Za-z0-9_]{8,255}$/.test(sessionId))
      return NOTHING_KNOWN
    const payment = await this.completePayment.handle(sessionId)
    if (!payment) return NOTHING_KNOWN
    const orders = payment.state === 'paid' ? await this.orders.ofCheckout(payment.checkoutId) : []
    return {
      state: payment.state,
      reference: sessionId.slice(-8),
      retryUrl: payment.state === 'declined' || payment.state === 'open' ? payment.url : null,
      lines: orders.map((row) => ({
        name: row.product_name,
        bandName: row.band_name,
        size: row.size,
        color: row.color,
        quantity: row.quantity,
        imageUrl: row.image_url,
      })),
    }
  }
}
