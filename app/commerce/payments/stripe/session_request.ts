import { DateTime } from 'luxon'
import type Stripe from 'stripe'
import { clock } from '#shared/clock'
import { add, times, type Pence } from '#shared/money'
import type { PaymentLine, PaymentRequest } from '#commerce/payments/payment'
import { toMetadata } from '#commerce/payments/restoring/order_record'

/** Marks the session as made for exactly one row of ours, in case its create answer is lost. */
export type SessionMark = { attempt: number; paymentKey: string }

/** Stripe's words for what is taxed how: https://docs.stripe.com/tax/tax-codes */
const TAX_CODES = {
  clothing: 'txcd_30011000',
  goods: 'txcd_99999999',
  shipping: 'txcd_92010001',
}

/** Cards, and the wallets on phones, which pay by card. Without a list Stripe offers delayed methods too. */
const SETTLING_AT_ONCE = ['card' as const]

/** Stripe keeps at most 500 characters in one value; a number with its comma has 13. */
const MOST_NUMBERS = 38

/** Stripe refuses a session that ends sooner after it is made; one minute more is what asking for it may take. */
const LEAST_MINUTES = 30

/** When a session that is requested now expires: as requested, or at the earliest time that Stripe allows. */
function endOf({ expiresAt }: Pick<PaymentRequest, 'expiresAt'>): Date {
  const soonest = clock.now().plus({ minutes: LEAST_MINUTES + 1 })
  return DateTime.max(DateTime.fromJSDate(expiresAt), soonest).toJSDate()
}

/** Whether Stripe would not make a session with this end any more. */
export function isTooNear(end: DateTime): boolean {
  return end < clock.now().plus({ minutes: LEAST_MINUTES })
}

export function totalOf({ lines, shipping }: Pick<PaymentRequest, 'lines' | 'shipping'>): Pence {
  return add(...lines.map((line) => times(line.unitAmount, line.quantity)), shipping.amount)
}

/**
 * A payment request in Stripe's words: hosted page, fixed shipping option, transfer group
 * (docs/rules/stripe.md#payment-session). Adaptive pricing is off: it would show and charge other currencies than the
 * quoted one. Where it `isTaxed`, every amount includes its tax. The buyer's email and address are not in it, because
 * this is stored: see `withEmail`.
 */
export function toSessionRequest(
  request: PaymentRequest,
  mark: SessionMark,
  isTaxed = false
): Stripe.Checkout.SessionCreateParams {
  const currency = request.currency.toLowerCase()
  const metadata = {
    checkout_id: String(request.checkoutId),
    order_numbers: request.orderNumbers.slice(0, MOST_NUMBERS).join(','),
    attempt: String(mark.attempt),
    payment_key: mark.paymentKey,
  }
  return {
    mode: 'payment',
    ...(request.settlesAtOnce ? { payment_method_types: SETTLING_AT_ONCE } : {}),
    adaptive_pricing: { enabled: false },
    ...(isTaxed ? { automatic_tax: { enabled: true } } : {}),
    client_reference_id: String(request.checkoutId),
    line_items: request.lines.map((line) => toLineItem(line, currency, isTaxed)),
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: request.shipping.label,
          fixed_amount: { amount: request.shipping.amount, currency },
          ...(isTaxed ? { tax_behavior: 'inclusive', tax_code: TAX_CODES.shipping } : {}),
        },
      },
    ],
    ...(request.collectAddress
      ? { shipping_address_collection: { allowed_countries: countries(request) } }
      : {}),
    metadata: { ...metadata, ...recordOf(request, mark) },
    payment_intent_data: { transfer_group: `checkout-${request.checkoutId}`, metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(endOf(request).getTime() / 1000),
  }
}

function recordOf({ record, checkoutId }: PaymentRequest, { paymentKey }: SessionMark) {
  return record ? toMetadata(record, { checkoutId, paymentKey }) : {}
}

/** As it is sent; Stripe refuses an empty email. */
export function withEmail(
  request: Stripe.Checkout.SessionCreateParams,
  email: string | null
): Stripe.Checkout.SessionCreateParams {
  return email ? { ...request, customer_email: email } : request
}

function toLineItem(
  line: PaymentLine,
  currency: string,
  isTaxed: boolean
): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.unitAmount,
      ...(isTaxed ? { tax_behavior: 'inclusive' } : {}),
      product_data: {
        name: line.name,
        ...(isTaxed ? { tax_code: TAX_CODES[line.isClothing ? 'clothing' : 'goods'] } : {}),
        ...(line.description ? { description: line.description } : {}),
        ...(line.imageUrl ? { images: [line.imageUrl] } : {}),
      },
    },
  }
}

type Country = Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry

const countries = (request: PaymentRequest) => request.allowedCountries as Country[]
