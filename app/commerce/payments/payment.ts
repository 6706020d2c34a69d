import type { OrderRecord } from '#commerce/payments/restoring/order_record'
import type { PaymentRisk } from '#shared/payment_risk'
import { NO_TAX, type IncludedTax } from '#commerce/orders/included_tax'
import type { Pence } from '#shared/money'

/**
 * A payment in our words, whichever provider it came from. Nothing outside this module sees Stripe's objects.
 *
 * - `open`: the payment page can still be used
 * - `declined`: the card was refused; with a `url` the page is still open for another try, without one it has ended
 * - `processing`: an asynchronous method that will be confirmed or refused later; never expire such a checkout
 * - `unknown`: the session is ours, but the provider could not be asked just now
 */
export type PaymentState = 'paid' | 'processing' | 'declined' | 'expired' | 'open' | 'unknown'

export type PaymentAddress = {
  line1: string
  line2: string | null
  city: string
  /** County, state or province, where the country has one. */
  state: string | null
  postalCode: string
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string
}

/** What the buyer typed on the payment page; each part only where the page asked for it. */
export type CollectedDetails = {
  name: string | null
  email: string | null
  phone: string | null
  address: PaymentAddress | null
}

export type Payment = {
  state: PaymentState
  checkoutId: number
  sessionId: string
  paymentIntentId: string | null
  /** What the provider says was or will be charged, shipping included. */
  amountTotal: Pence
  /** What of it the provider says is tax; nothing where it does not compute any. */
  tax: IncludedTax
  /** The rate of that tax in percent; null without tax, where there are several, and where it is not known. */
  taxRate: number | null
  /** What the provider took of it; null while it does not say. */
  processingFee: Pence | null
  /** When the provider charged it; null while it does not say. */
  chargedAt: Date | null
  /** What the provider says of its risk; null while it does not say. */
  risk: PaymentRisk | null
  /** The provider's name for the card, the same for each payment by it; null for other methods. */
  cardFingerprint: string | null
  /** What we asked for: an admin has to review a difference. */
  amountExpected: Pence
  /** ISO 4217, in capitals. */
  currency: string
  currencyExpected: string
  /** Where the buyer can (still) pay. */
  url: string | null
  /** Why the card was refused, as the provider words it for buyers. */
  declineMessage: string | null
  collected: CollectedDetails | null
}

/**
 * The payment that a checkout requests. Frozen on the first call: later calls for an open session change nothing. Leaves out
 * the buyer's email: only the checkout holds it, and it is added whenever the request is sent.
 */
export type PaymentRequest = {
  checkoutId: number
  /** Shown beside the payment at the provider. */
  orderNumbers: string[]
  lines: PaymentLine[]
  /** What is kept of the orders at the provider, for a database that is restored from a backup made before them. */
  record?: OrderRecord
  shipping: { amount: Pence; label: string }
  /** ISO 4217, in capitals. */
  currency: string
  /** True lets the payment page ask for name and address, limited to `allowedCountries`. */
  collectAddress: boolean
  allowedCountries: string[]
  /** Allow only payment methods whose outcome is known at once: a delayed one would hold limited pieces for days. */
  settlesAtOnce: boolean
  /** Absolute; `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id. */
  successUrl: string
  cancelUrl: string
  /** When the page is to end, at most 24 hours ahead; Stripe lets none end within 30 minutes, and then it ends later. */
  expiresAt: Date
}

export type PaymentLine = {
  name: string
  description?: string
  /** Absolute https address; others are left out, because the provider fetches it. */
  imageUrl?: string
  /** Taxed as clothing, which is less than other goods in some places. */
  isClothing?: boolean
  unitAmount: Pence
  quantity: number
}

/**
 * The amount received, in the currency of the ledger. A payment in another currency is held, and counts as the amount we
 * asked for: the provider settles in ours.
 */
export function receivedOf({
  currency,
  currencyExpected,
  amountTotal,
  amountExpected,
}: Payment): Pence {
  return currency === currencyExpected ? amountTotal : amountExpected
}

/** The tax in a payment, by the same rule: none for another currency, because it is unknown in ours. */
export function taxOf({ currency, currencyExpected, tax }: Payment): IncludedTax {
  return currency === currencyExpected ? tax : NO_TAX
}

/** `isTooLate`: the checkout was cancelled while its page was being opened, so that the page has to be expired. */
export type OpenedPaymentSession = {
  sessionId: string
  url: string
  expiresAt: Date
  isTooLate: boolean
}
