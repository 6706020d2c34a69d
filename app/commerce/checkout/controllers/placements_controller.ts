import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BASKET_CALL } from '#commerce/checkout/basket_call'
import { EndPreviousCheckout } from '#commerce/checkout/actions/end_previous_checkout'
import { StartCheckout, type WantedLine } from '#commerce/checkout/actions/start_checkout'
import { rememberPlacedHere } from '#commerce/checkout/placed_here'
import { StartPayment } from '#commerce/checkout/actions/start_payment'
import { InvalidField } from '#core/exceptions/errors'
import { idempotencyKey, idempotencyScope } from '#core/http/idempotency_key'
import { callerNetwork } from '#core/http/caller_network'
import {
  createCheckoutSessionValidator,
  placeOrderValidator,
} from '#commerce/checkout/validators/order_validator'
import { attributedQrCodeIds, deviceId } from '#gigs/public'
import { OrderQueries } from '#commerce/orders/queries/order_queries'
import { OrderTransformer } from '#commerce/orders/transformers/order_transformer'
import type { Contact, ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'
import { PaymentUnavailable } from '#commerce/payments/errors'
import { fromNumber } from '#shared/money'
import { paymentsConfigured } from '#stripe/public'

type Buyer = {
  customerInfo?: { name: string; email: string; phone?: string | null }
  shippingAddress?: ShippingAddress
  /** Pounds, as the shopper saw it. */
  shippingAmount?: number
}

/** POST /api/orders and POST /api/create-checkout-session. Guests are welcome. */
@inject()
export default class PlacementsController {
  constructor(
    private startCheckout: StartCheckout,
    private startPayment: StartPayment,
    private endPreviousCheckout: EndPreviousCheckout,
    private orders: OrderQueries
  ) {}

  /** Buy Now: one line, with the total the shopper saw. */
  async store(ctx: HttpContext) {
    const { customerInfo, shippingAddress, shippingAmount, totalAmount, ...line } =
      await ctx.request.validateUsing(placeOrderValidator)
    if (!paymentsConfigured()) throw new PaymentUnavailable()
    const wanted = { ...line, totalAmount: fromNumber(totalAmount) }
    const buyer = { customerInfo, shippingAddress, shippingAmount }
    const { placed, payment } = await this.#place(ctx, 'orders', [wanted], buyer)
    const checkoutUrl = await this.startPayment.handle(placed, payment)
    const [order] = await this.orders.ofCheckout(placed.checkout.id)
    return ctx.response.created({ order: OrderTransformer.forBuyer(order), checkoutUrl })
  }

  /**
   * The basket: any number of lines and artists, one payment. A line may carry the `price` of one piece that the
   * shopper saw, which then must still hold. `replaces` are the keys under which the same basket was, or may have
   * been, ordered before it changed: what was ordered is ended first.
   */
  async checkoutSession(ctx: HttpContext) {
    const {
      products,
      replaces = [],
      ...buyer
    } = await ctx.request.validateUsing(createCheckoutSessionValidator)
    if (!paymentsConfigured()) throw new PaymentUnavailable()
    const own = idempotencyKey(ctx, BASKET_CALL)
    if (own && replaces.includes(own.key))
      throw new InvalidField('replaces', 'earlier', 'replaces must be keys of earlier calls')
    const wanted = products.map(({ price, ...line }) => ({
      ...line,
      price: price === undefined ? undefined : fromNumber(price),
    }))
    // Nothing is ended for an order that cannot be placed.
    if (replaces.length > 0)
      await this.startCheckout.quote({
        lines: wanted,
        address: buyer.shippingAddress ?? null,
        network: callerNetwork(ctx.request),
      })
    for (const key of replaces)
      await this.endPreviousCheckout.handle({ scope: idempotencyScope(ctx, BASKET_CALL), key })
    const { placed, payment } = await this.#place(ctx, BASKET_CALL, wanted, buyer)
    return { url: await this.startPayment.handle(placed, payment) }
  }

  async #place(
    ctx: HttpContext,
    call: 'orders' | typeof BASKET_CALL,
    lines: WantedLine[],
    { customerInfo, shippingAddress, shippingAmount }: Buyer
  ) {
    const contact: Contact = {
      name: customerInfo?.name ?? null,
      // Null makes the payment page ask for it; the email of an account is known.
      email: customerInfo?.email.toLowerCase() ?? ctx.auth.user?.email ?? null,
      phone: customerInfo?.phone ?? null,
    }
    const started = await this.startCheckout.handle(
      {
        userId: ctx.auth.user?.id ?? null,
        contact,
        address: shippingAddress ?? null,
        shippingAmount: shippingAmount === undefined ? undefined : fromNumber(shippingAmount),
        lines,
        isBasket: call === BASKET_CALL,
        network: callerNetwork(ctx.request),
        qrCodeIds: await attributedQrCodeIds(ctx),
        deviceId: deviceId(ctx),
      },
      idempotencyKey(ctx, call)
    )
    if (!ctx.auth.user) rememberPlacedHere(ctx, started.placed.checkout.id)
    return started
  }
}
