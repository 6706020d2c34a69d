import type Stripe from 'stripe'
import type { CardNumber } from '#sandbox/stripe/cards'
import { presentIntent } from '#sandbox/stripe/charges'
import { missing } from '#sandbox/stripe/stripe_error'
import { stripeStore } from '#sandbox/stripe/stripe_store'

/**
 * The parts of Stripe's objects that the stand-in fills; the client takes them for the whole. Typed from its own
 * types, so that a field cannot be misspelt.
 */
export type SandboxSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'mode'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'created'
  | 'expires_at'
  | 'currency'
  | 'livemode'
  | 'amount_subtotal'
  | 'amount_total'
  | 'client_reference_id'
  | 'customer_email'
  | 'customer_details'
  | 'collected_information'
  | 'metadata'
  | 'success_url'
  | 'cancel_url'
  | 'total_details'
  | 'automatic_tax'
> & {
  customer: string | null
  payment_intent: string | null
  shipping_address_collection: { allowed_countries: string[] } | null
  shipping_cost: {
    amount_subtotal: number
    amount_tax: number
    amount_total: number
    shipping_rate: string
  } | null
  shipping_options: { shipping_amount: number; shipping_rate: string }[]
  line_items: { object: 'list'; has_more: boolean; url: string; data: SandboxLine[] }
  /** Not Stripe's: what the payment page needs and the API never shows. */
  sandbox: {
    shippingLabel: string | null
    /** The request allows no method whose outcome is known later. */
    settlesAtOnce: boolean
    intentData: { transfer_group: string | null; metadata: Record<string, string> }
  }
}

export type SandboxLine = {
  id: string
  object: 'item'
  description: string
  quantity: number
  currency: string
  amount_discount: number
  amount_subtotal: number
  amount_tax: number
  amount_total: number
  price: {
    unit_amount: number
    currency: string
    product_data: { name: string; description: string | null; images: string[] }
  }
}

/** Who a taxed payment is of, and where the goods go. */
export type SandboxCustomer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'name' | 'livemode' | 'metadata'
> & { shipping: { name: string; address: Stripe.Address } | null }

export type SandboxIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'status'
  | 'created'
  | 'livemode'
  | 'metadata'
  | 'transfer_group'
> & {
  latest_charge: string | null
  /** Not Stripe's: the card that was charged; null for a bank debit. */
  sandbox_card?: CardNumber | null
  last_payment_error: {
    type: 'card_error'
    code: string
    decline_code: string
    message: string
  } | null
}

export type SandboxRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  charge: string
  payment_intent: string
  failure_reason?: string
}

/** The part of a charge that an event about its refunds shows. */
export type SandboxCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'metadata' | 'refunded'
> & { payment_intent: string }

export type SandboxEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
  /** The connected account that it is about; the platform's own events have none. */
  account?: string
  data: { object: object }
}

export const customers = stripeStore<SandboxCustomer>('customers')
export const sessions = stripeStore<SandboxSession>('sessions')
export const intents = stripeStore<SandboxIntent>('payment_intents')
export const refunds = stripeStore<SandboxRefund>('refunds')
export const events = stripeStore<SandboxEvent>('events')

export async function sessionOrFail(id: string): Promise<SandboxSession> {
  const session = await sessions.find(id)
  if (!session) throw missing('checkout.session', id)
  return session
}

export async function intentOrFail(id: string): Promise<SandboxIntent> {
  const intent = (await intents.find(id)) ?? demoIntent(id)
  if (!intent) throw missing('payment_intent', id)
  return intent
}

/** The orders of the demo shop were paid here: what they came to follows from the id, so that nothing has to be kept. */
function demoIntent(id: string): SandboxIntent | null {
  const [, checkoutId, amount] = /^pi_demo_(\d+)_(\d+)$/.exec(id) ?? []
  if (!checkoutId || !amount) return null
  return {
    id,
    object: 'payment_intent',
    amount: Number(amount),
    amount_received: Number(amount),
    currency: 'gbp',
    status: 'succeeded',
    created: 0,
    livemode: false,
    metadata: {},
    transfer_group: `checkout-${checkoutId}`,
    latest_charge: `ch_demo_${checkoutId}`,
    last_payment_error: null,
  }
}

export async function refundOrFail(id: string): Promise<SandboxRefund> {
  const refund = await refunds.find(id)
  if (!refund) throw missing('refund', id)
  return refund
}

const INTENT = 'payment_intent'
const TAX_RATES = 'total_details.breakdown'

const UNSHOWN = new Set<string>(['sandbox', 'line_items'] satisfies (keyof SandboxSession)[])

/** Shown with the totals of a session only where it is asked for. */
const UNEXPANDED = new Set(['breakdown'])

/** A session without what only the stand-in knows, and without its lines and rates of tax, which are shown on request. */
export function shownPart(session: SandboxSession): object {
  return {
    ...shownEntries(session, UNSHOWN),
    total_details: session.total_details && shownEntries(session.total_details, UNEXPANDED),
  }
}

const shownEntries = (whole: object, hidden: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !hidden.has(name)))

/** A session as the API shows it: lines, intent and rates of tax only where they are asked for. */
export async function presentSession(
  session: SandboxSession,
  expand: readonly string[] = []
): Promise<object> {
  const { payment_intent: intentId, line_items: lines } = session
  const isIntentWanted = intentId !== null && expand.some((path) => path.startsWith(INTENT))
  const ofIntent = expand.map((path) => path.replace(`${INTENT}.`, ''))
  return {
    ...shownPart(session),
    ...(expand.includes(TAX_RATES) ? { total_details: session.total_details } : {}),
    ...(isIntentWanted
      ? { payment_intent: presentIntent(await intentOrFail(intentId), ofIntent) }
      : {}),
    ...(expand.includes('line_items') ? { line_items: lines } : {}),
  }
}
