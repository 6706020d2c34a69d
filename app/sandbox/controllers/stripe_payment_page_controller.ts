import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/exceptions/errors'
import { stripeSandboxPath } from '#config/stripe'
import type { CardNumber } from '#sandbox/stripe/cards'
import { StripeError } from '#sandbox/stripe/stripe_error'
import { sessions, type SandboxSession } from '#sandbox/stripe/objects'
import { successUrlOf, toPaymentPage } from '#sandbox/stripe/payment_page'
import {
  addressedPaymentValidator,
  outcomeValidator,
  paymentValidator,
} from '#sandbox/stripe/payment_page_validator'
import {
  current,
  decline,
  pay,
  payLater,
  settle,
  type BuyerDetails,
} from '#sandbox/stripe/session_moves'

/** The stand-in's hosted payment page: no card, no money, and it says so. */
export default class StripePaymentPageController {
  async show(ctx: HttpContext) {
    await this.#session(ctx)
    const payment = await toPaymentPage(await current(ctx.params.sessionId))
    ctx.response
      .header('X-Robots-Tag', 'noindex')
      .header('Referrer-Policy', 'same-origin')
      .header('Cache-Control', 'no-store')
    return ctx.inertia.render('sandbox/stripe_payment', { payment })
  }

  /** Pays, pays later or is declined, and leads on as the real page would. */
  async store(ctx: HttpContext) {
    const session = await this.#session(ctx)
    const { action, buyer, card } = await readPayment(ctx, session)
    return this.#thenPage(ctx, async () => {
      if (action === 'decline') return decline(session.id)
      if (action === 'pay_later') return payLater(session.id, buyer)
      if (await pay(session.id, buyer, card)) return successUrlOf(session)
    })
  }

  /** Ends an asynchronous payment one way or the other. */
  async settle(ctx: HttpContext) {
    const session = await this.#session(ctx)
    const { outcome } = await ctx.request.validateUsing(outcomeValidator)
    return this.#thenPage(ctx, () => settle(session.id, outcome))
  }

  async #session({ params }: HttpContext): Promise<SandboxSession> {
    const session = await sessions.find(params.sessionId)
    if (!session) throw new NotFound()
    return session
  }

  /** Redirects to the address that the step returns, else back to the page, which shows the state of the session. */
  async #thenPage(ctx: HttpContext, step: () => Promise<string | void>) {
    const target = await step().catch((error: unknown) => {
      if (!(error instanceof StripeError)) throw error
    })
    const address = target ?? `${stripeSandboxPath}/pay/${ctx.params.sessionId}`
    if (target && ctx.request.header('x-inertia')) return ctx.inertia.location(address)
    return ctx.response.redirect().toPath(address)
  }
}

async function readPayment(
  ctx: HttpContext,
  session: SandboxSession
): Promise<{ action: string; buyer: BuyerDetails; card?: CardNumber }> {
  const countries = session.shipping_address_collection?.allowed_countries
  if (!countries) {
    const { action, email, card } = await ctx.request.validateUsing(paymentValidator)
    return { action, card, buyer: { email, name: null, address: null } }
  }
  const given = await ctx.request.validateUsing(addressedPaymentValidator, { meta: { countries } })
  const { action, card, email, name, line1, city, country } = given
  const address = {
    line1,
    line2: given.line2 ?? null,
    city,
    state: given.state ?? null,
    postal_code: given.postalCode,
    country,
  }
  return { action, card, buyer: { email, name, address } }
}
