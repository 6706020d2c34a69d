import Stripe from 'stripe'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import stripeConfig from '#config/stripe'
import { appUrl } from '#config/app'
import PaymentSession from '#commerce/payments/models/payment_session'
import { OpenPaymentSession } from '#commerce/payments/actions/open_payment_session'
import { toBuyer } from '#commerce/orders/checkout_buyer'
import Checkout from '#commerce/orders/models/checkout'
import type { Payment, PaymentRequest } from '#commerce/payments/payment'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import { checkedFetch } from '#tests/support/api_contract'
import { replaceApplyPayment } from '#tests/support/replace_apply_payment'

export const BUYER = { email: 'robin@example.com', name: null, address: null }

export const ADDRESSED_BUYER = {
  email: 'robin@example.com',
  name: 'Robin Example',
  address: {
    line1: '1 Stage Road',
    line2: null,
    city: 'Leeds',
    state: null,
    postal_code: 'LS1 1AA',
    country: 'GB',
  },
}

/**
 * For `group.each.setup` of tests with calls at the same moment, which no rolled-back transaction can hold: empty
 * tables, no planned faults, webhooks held so that a test sends them itself, and a checkout that records its payment
 * events.
 */
export async function setupPayment(): Promise<() => Promise<void>> {
  await db.rawQuery(
    'CREATE TABLE IF NOT EXISTS payment_effects (checkout_id integer, kind text, payment jsonb)'
  )
  await emptyTables()
  await stripeSandbox.forgetEverything()
  stripeSandbox.faults.holdWebhooks(true)
  const note = (kind: string) => async (payment: Payment, trx: TransactionClientContract) => {
    await trx
      .table('payment_effects')
      .insert({ checkout_id: payment.checkoutId, kind, payment: JSON.stringify(payment) })
  }
  const restore = replaceApplyPayment({
    complete: async (...told) => {
      await note('complete')(...told)
      return 'sold' as const
    },
    fail: note('fail'),
    expire: note('expire'),
  })
  return async () => {
    restore()
    await stripeSandbox.forgetEverything()
    await emptyTables()
    await db.rawQuery('DROP TABLE payment_effects')
  }
}

const emptyTables = () =>
  db.rawQuery('TRUNCATE payment_effects, payment_sessions, webhook_events, checkouts CASCADE')

/** The payment events of the checkout, in order: only their kinds. */
export async function effects(): Promise<string[]> {
  const rows = await db.from('payment_effects').select('kind')
  return rows.map((row) => row.kind)
}

export async function firstEffect(): Promise<Payment> {
  const row = await db.from('payment_effects').select('payment').firstOrFail()
  return row.payment
}

export async function storedEvents(): Promise<string[]> {
  const rows = await db.from('webhook_events').orderBy('id').select('event_id')
  return rows.map((row) => row.event_id)
}

/** A checkout of one shirt at £24.99 and shipping at £3.59; with an email unless the payment page asks for it. */
export async function givenCheckout(email: string | null = BUYER.email): Promise<number> {
  const [{ id }] = await db
    .table('checkouts')
    .insert({
      customer_email: email,
      items_amount: '24.99',
      shipping_amount: '3.59',
      total_amount: '28.58',
      expires_at: clock.now().plus({ hours: 2 }).toJSDate(),
    })
    .returning('id')
  return id
}

export function requestFor(
  checkoutId: number,
  changes: Partial<PaymentRequest> = {}
): PaymentRequest {
  return {
    checkoutId,
    lines: [{ name: 'Tour shirt', description: 'Black, M', unitAmount: pence(2499), quantity: 1 }],
    shipping: { amount: pence(359), label: 'Standard shipping' },
    currency: 'GBP',
    collectAddress: false,
    allowedCountries: ['GB'],
    settlesAtOnce: false,
    orderNumbers: ['GS-AAAA-BBBB'],
    successUrl: `${appUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appUrl}/checkout/cancel`,
    expiresAt: clock.now().plus({ hours: 2 }).toJSDate(),
    ...changes,
  }
}

export async function open(checkoutId: number, changes: Partial<PaymentRequest> = {}) {
  const action = await app.container.make(OpenPaymentSession)
  const buyer = toBuyer(await Checkout.findOrFail(checkoutId))
  return action.handle({ request: requestFor(checkoutId, changes), buyer })
}

/** A checkout with its payment page open. */
export async function givenOpenSession(
  changes: Partial<PaymentRequest> = {},
  email: string | null = BUYER.email
) {
  const checkoutId = await givenCheckout(email)
  return { checkoutId, ...(await open(checkoutId, changes)) }
}

export async function rowOf(checkoutId: number): Promise<PaymentSession> {
  return PaymentSession.query()
    .where('checkoutId', checkoutId)
    .orderBy('attempt', 'desc')
    .firstOrFail()
}

export async function rowStatus(checkoutId: number): Promise<string> {
  const { status } = await rowOf(checkoutId)
  return status
}

/** The provider's record of a session. */
export async function sessionStatus(sessionId: string) {
  const session = await stripeSandbox.sessions.find(sessionId)
  return session?.status
}

/** The latest event that the stand-in recorded about a session. */
export async function eventAbout(sessionId: string, type = 'checkout.session.completed') {
  const all = await stripeSandbox.events.all()
  const event = all.find(
    (each) => each.type === type && (each.data.object as { id: string }).id === sessionId
  )
  if (!event) throw new Error(`No event ${type} about ${sessionId}`)
  return event
}

type Signing = { secret?: string; timestamp?: number; signature?: string | null; body?: string }

/** Posts an event to the shop as Stripe does, or with deviations. */
export function deliver(
  event: object,
  { secret = stripeConfig.webhookSecret, timestamp, signature, body }: Signing = {}
) {
  const payload = JSON.stringify(event)
  const header =
    signature === undefined
      ? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      : signature
  return checkedFetch(`${appUrl}/api/webhooks/stripe`, {
    method: 'POST',
    body: body ?? payload,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(header === null ? {} : { 'Stripe-Signature': header }),
    },
  })
}

/** The same, for the status alone. */
export async function delivered(...[event, signing]: Parameters<typeof deliver>): Promise<number> {
  const { status } = await deliver(event, signing)
  return status
}
