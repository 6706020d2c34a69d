import type Stripe from 'stripe'
import { pence } from '#shared/money'
import { feeOf } from '#commerce/payments/stripe/fee_of'
import { cardFingerprintOf, riskOf } from '#commerce/payments/stripe/risk_of'
import type {
  CollectedDetails,
  Payment,
  PaymentAddress,
  PaymentState,
} from '#commerce/payments/payment'
import type PaymentSession from '#commerce/payments/models/payment_session'
import { stripeIdOf } from '#stripe/public'

/** Stripe's session, fetched with its payment expanded, in our words. */
export function toPayment(row: PaymentSession, session: Stripe.Checkout.Session): Payment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  return {
    state: stateOf(session, intent),
    checkoutId: row.checkoutId,
    sessionId: session.id,
    paymentIntentId: stripeIdOf(session.payment_intent),
    amountTotal: pence(session.amount_total ?? 0),
    tax: {
      total: pence(session.total_details?.amount_tax ?? 0),
      ofShipping: pence(session.shipping_cost?.amount_tax ?? 0),
    },
    taxRate: taxRateOf(session),
    processingFee: intent && feeOf(intent),
    chargedAt: intent && chargedAt(intent),
    risk: intent && riskOf(intent),
    cardFingerprint: intent && cardFingerprintOf(intent),
    amountExpected: row.amount,
    currency: (session.currency ?? row.currency).toUpperCase(),
    currencyExpected: row.currency,
    url: session.status === 'open' ? session.url : null,
    declineMessage: intent?.last_payment_error?.message ?? null,
    collected: collectedOf(session),
  }
}

/**
 * `complete` only means that the buyer has finished with the page: `payment_status` says whether the money was received,
 * and the intent whether it still may be.
 */
function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null
): PaymentState {
  if (session.payment_status !== 'unpaid') return 'paid'
  if (session.status === 'expired') return 'expired'
  const isRefused = intent?.last_payment_error !== undefined && intent?.last_payment_error !== null
  const mayStillCome = intent?.status === 'processing'
  if (isRefused && !mayStillCome) return 'declined'
  return session.status === 'complete' ? 'processing' : 'open'
}

/** The one rate by which something was taxed; null without tax, for several rates, and where the rates were not expanded. */
function taxRateOf({ total_details: details }: Stripe.Checkout.Session): number | null {
  const taxes = details?.breakdown?.taxes ?? []
  const rates = new Set(taxes.filter(({ amount }) => amount > 0).map(({ rate }) => rate.percentage))
  const [rate = null] = rates
  return rates.size === 1 ? rate : null
}

/** When the charge of a payment was made, which is expanded with its fee. */
function chargedAt({ latest_charge: charge }: Stripe.PaymentIntent): Date | null {
  return charge && typeof charge === 'object' ? new Date(charge.created * 1_000) : null
}

function collectedOf(session: Stripe.Checkout.Session): CollectedDetails | null {
  const shipping = session.collected_information?.shipping_details ?? null
  const buyer = session.customer_details
  if (!shipping && !buyer) return null
  return {
    name: shipping?.name ?? buyer?.name ?? null,
    email: buyer?.email ?? null,
    phone: buyer?.phone ?? null,
    address: shipping ? toAddress(shipping.address) : null,
  }
}

function toAddress(address: Stripe.Address): PaymentAddress {
  return {
    line1: address.line1 ?? '',
    line2: address.line2 ?? null,
    city: address.city ?? '',
    state: address.state ?? null,
    postalCode: address.postal_code ?? '',
    country: address.country ?? '',
  }
}
