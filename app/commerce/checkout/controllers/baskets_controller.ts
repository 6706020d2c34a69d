import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BasketQuoteQuery } from '#commerce/checkout/queries/basket_quote_query'
import { toQuote } from '#commerce/checkout/transformers/quote_transformer'
import { quoteValidator } from '#commerce/checkout/validators/order_validator'
import { BASKET_CALL } from '#commerce/checkout/basket_call'
import { IdempotencyStore } from '#core/database/idempotency'
import { idempotencyScope } from '#core/http/idempotency_key'
import { callerNetwork } from '#core/http/caller_network'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import { LastAddressQuery } from '#commerce/orders/queries/last_address_query'
import { ShippingRatePolicy } from '#commerce/checkout/shipping/shipping_rate_policy'
import { attributedQrCodeIds } from '#gigs/public'
import { toNumber } from '#shared/money'
import { paymentMode, paymentsConfigured } from '#stripe/public'

/** The basket before it is ordered. The browser keeps it: the server only says what it would cost. */
@inject()
export default class BasketsController {
  constructor(
    private basketQuote: BasketQuoteQuery,
    private shippingRates: ShippingRatePolicy,
    private idempotency: IdempotencyStore,
    private checkouts: CheckoutQueries,
    private lastAddress: LastAddressQuery
  ) {}

  /** /checkout: contact and address; the lines come from the browser's own storage. Guests are welcome. */
  async show({ auth, inertia }: HttpContext) {
    return inertia.render('checkout/checkout', {
      paymentMode: paymentMode(),
      flatShippingRate: toNumber((await this.shippingRates.flatShippingRate()).amount),
      lastAddress: await this.lastAddress.handle(auth.user?.id),
    })
  }

  /**
   * POST /api/cart/quote: present price, stock and picture of each line, shipping to the `destination` if there is one
   * (an estimate without a postcode), the total, and which of the `attempts` bought it. Orders nothing; the same number of
   * statements for any number of lines.
   */
  async quote(ctx: HttpContext) {
    const { lines, destination, attempts = [] } = await ctx.request.validateUsing(quoteValidator)
    const quote = toQuote(
      await this.basketQuote.handle(lines, {
        destination: destination ?? null,
        network: callerNetwork(ctx.request),
        qrCodeIds: [...(await attributedQrCodeIds(ctx)).values()],
      })
    )
    const boughtAs = await this.#boughtAs(ctx, attempts)
    return { ...quote, boughtAs, isPaymentAvailable: paymentsConfigured() }
  }

  /** Finds the key under which the basket was bought: a buyer may never return to the page that empties it. */
  async #boughtAs(ctx: HttpContext, keys: string[]): Promise<string | null> {
    const placed = await this.idempotency.findAll(idempotencyScope(ctx, BASKET_CALL), keys)
    const bought = await this.checkouts.boughtAmong([...placed.values()])
    return keys.find((key) => bought.has(placed.get(key) ?? 0)) ?? null
  }
}
