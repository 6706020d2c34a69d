import { clock } from '#shared/clock'
import { cardOf, DEFAULT_CARD, type CardNumber } from '#sandbox/stripe/cards'
import { presentIntent } from '#sandbox/stripe/charges'
import { detailsOf } from '#sandbox/stripe/customers'
import { sendEarlyFraudWarning } from '#sandbox/stripe/early_fraud_warnings'
import { emitEvent } from '#sandbox/stripe/events'
import { withLock } from '#sandbox/lock'
import { derivedId } from '#sandbox/stripe/stripe_store'
import {
  intentOrFail,
  intents,
  sessionOrFail,
  sessions,
  shownPart,
  type SandboxIntent,
  type SandboxSession,
} from '#sandbox/stripe/objects'
import { withTax } from '#sandbox/stripe/taxes'
import { invalid } from '#sandbox/stripe/stripe_error'

/** What the buyer typed on the payment page. */
export type BuyerDetails = {
  email: string
  name: string | null
  address: {
    line1: string
    line2: string | null
    city: string
    state: string | null
    postal_code: string
    country: string
  } | null
}

const DECLINE = {
  type: 'card_error' as const,
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

/** Radar blocked the payment; the buyer reads the same. */
const BLOCKED = { ...DECLINE, decline_code: 'fraudulent' }

/** The card is charged, or Radar blocks it. Afterwards the bank of one test card reports fraud. @returns whether it is paid */
export async function pay(
  id: string,
  buyer: BuyerDetails,
  card: CardNumber = DEFAULT_CARD
): Promise<boolean> {
  const { isBlocked, isReported } = cardOf(card)
  if (isBlocked) {
    await decline(id, BLOCKED)
    return false
  }
  await move(id, async (session) => {
    const change = { status: 'succeeded' as const, last_payment_error: null, sandbox_card: card }
    const intent = await intentFor(session, change)
    await finish(session, intent, buyer, 'paid')
  })
  if (isReported) await sendEarlyFraudWarning((await sessionOrFail(id)).payment_intent!)
  return true
}

/** An asynchronous method was chosen: the page is done with, the money is not here yet. */
export function payLater(id: string, buyer: BuyerDetails) {
  return move(id, async (session) => {
    if (session.sandbox.settlesAtOnce)
      throw invalid('This payment page offers no method that is confirmed later.')
    const change = { status: 'processing' as const, last_payment_error: null, sandbox_card: null }
    const intent = await intentFor(session, change)
    await finish(session, intent, buyer, 'unpaid')
  })
}

/** The card is refused; the page stays open for another try. */
export function decline(id: string, error = DECLINE) {
  return move(id, async (session) => {
    const intent = await intentFor(session, {
      status: 'requires_payment_method',
      last_payment_error: error,
    })
    await sessions.save(id, { ...session, payment_intent: intent.id })
    await emitEvent('payment_intent.payment_failed', presentIntent(intent))
  })
}

/** The end of an asynchronous payment. */
export function settle(id: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  return withLock(id, async () => {
    const session = await sessionOrFail(id)
    if (
      session.status !== 'complete' ||
      session.payment_status !== 'unpaid' ||
      !session.payment_intent
    ) {
      throw invalid('No payment of this session is being processed.')
    }
    const isPaid = outcome === 'succeeded'
    const change = isPaid
      ? paidIntent(session)
      : { status: 'requires_payment_method' as const, last_payment_error: DECLINE }
    const intent = await intentOrFail(session.payment_intent)
    if (intent.status !== 'processing') throw invalid('The payment has ended already.')
    await intentFor(session, change)
    const settled = {
      ...session,
      payment_status: isPaid ? ('paid' as const) : session.payment_status,
    }
    await sessions.save(id, settled)
    await emitSession(`checkout.session.async_payment_${outcome}`, settled)
  })
}

/** Ends an open session: asked for by the shop, or because its time is over. */
export function expire(id: string): Promise<SandboxSession> {
  return withLock(id, async () => {
    const session = await sessionOrFail(id)
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`
      throw invalid(message)
    }
    return expireNow(session)
  })
}

/** A session as it is now: one whose time is over is expired on the way. */
export function current(id: string): Promise<SandboxSession> {
  return withLock(id, async () => {
    const session = await sessionOrFail(id)
    return isOverdue(session) ? expireNow(session) : session
  })
}

export function isOverdue(session: SandboxSession): boolean {
  return session.status === 'open' && session.expires_at <= clock.now().toSeconds()
}

/** One change of an open session at a time. */
async function move(id: string, change: (session: SandboxSession) => Promise<void>): Promise<void> {
  await withLock(id, async () => {
    const session = await sessionOrFail(id)
    if (isOverdue(session)) await expireNow(session)
    else if (session.status === 'open') return change(session)
    throw invalid('This payment page is not open any more.')
  })
}

async function expireNow(session: SandboxSession): Promise<SandboxSession> {
  await takeBackCharge(session)
  const expired = { ...session, status: 'expired' as const, url: null }
  await sessions.save(session.id, expired)
  await emitSession('checkout.session.expired', expired)
  return expired
}

async function finish(
  session: SandboxSession,
  intent: SandboxIntent,
  buyer: BuyerDetails,
  paymentStatus: 'paid' | 'unpaid'
) {
  const asksAddress = session.shipping_address_collection !== null
  const country = asksAddress ? buyer.address?.country : null
  const completed: SandboxSession = {
    ...(country ? withTax(session, country) : session),
    status: 'complete',
    payment_status: paymentStatus,
    url: null,
    payment_intent: intent.id,
    customer_details: detailsOf(buyer),
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details:
        asksAddress && buyer.address ? { name: buyer.name ?? '', address: buyer.address } : null,
    },
  }
  await sessions.save(session.id, completed)
  await emitSession('checkout.session.completed', completed)
}

/** An open session whose intent is charged was being paid when the process was killed: it was not paid. */
async function takeBackCharge(session: SandboxSession) {
  const intent = await intents.find(intentIdOf(session))
  if (!intent || intent.status === 'requires_payment_method') return
  await intents.save(intent.id, { ...newIntent(session), created: intent.created })
}

/**
 * The session's intent, made on the first try to pay, as Stripe does. Its id follows from the session: a try after the
 * process was killed in between goes on with the same intent.
 */
async function intentFor(
  session: SandboxSession,
  change: Pick<SandboxIntent, 'status' | 'last_payment_error' | 'sandbox_card'>
) {
  const existing = await intents.find(intentIdOf(session))
  const intent: SandboxIntent = {
    ...(existing ?? newIntent(session)),
    ...change,
    ...(change.status === 'succeeded' ? paidIntent(session) : {}),
  }
  await intents.save(intent.id, intent)
  return intent
}

const intentIdOf = ({ id, payment_intent: known }: SandboxSession) => known ?? derivedId('pi', id)

function paidIntent(session: SandboxSession) {
  return {
    status: 'succeeded' as const,
    last_payment_error: null,
    amount_received: session.amount_total ?? 0,
    latest_charge: derivedId('ch', session.id),
  }
}

function newIntent(session: SandboxSession): SandboxIntent {
  return {
    id: intentIdOf(session),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    currency: session.currency ?? 'gbp',
    status: 'requires_payment_method',
    created: Math.floor(clock.now().toSeconds()),
    livemode: false,
    metadata: session.sandbox.intentData.metadata,
    transfer_group: session.sandbox.intentData.transfer_group,
    latest_charge: null,
    last_payment_error: null,
  }
}

async function emitSession(type: string, session: SandboxSession) {
  await emitEvent(type, shownPart(session))
}
