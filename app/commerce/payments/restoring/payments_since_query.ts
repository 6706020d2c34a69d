import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { readRecord } from '#commerce/payments/restoring/order_record'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'
import { pence, type Pence } from '#shared/money'

/** A payment at Stripe of a session that carries our names. */
export type PaymentAtStripe = {
  sessionId: string
  checkoutId: number
  orderIds: number[]
  amount: Pence
  /** Whether our database has its payment. */
  isKnown: boolean
  /** Whether Stripe keeps what its checkout can be written again from. */
  isRecorded: boolean
}

/** Lists the payments that Stripe has reported since a moment, at most 30 days ago: it keeps its events no longer. */
@inject()
export class PaymentsSinceQuery {
  constructor(private stripe: StripeGateway) {}

  async handle(since: Date): Promise<PaymentAtStripe[]> {
    const found = new Map<string, PaymentAtStripe>()
    for await (const events of this.stripe.eventsBetween(since, clock.now().toJSDate()))
      for (const event of events) {
        if (!IS_PAID.includes(event.type)) continue
        const session = event.data.object as {
          id: string
          payment_status: string
          amount_total: number | null
          metadata: Record<string, string> | null
        }
        const { id, metadata, payment_status: status, amount_total: amount } = session
        if (status === 'unpaid' || !metadata?.payment_key) continue
        const record = readRecord(metadata)
        found.set(id, {
          sessionId: id,
          checkoutId: Number(metadata.checkout_id),
          orderIds: record?.record.rows.map((row) => row.id) ?? [],
          amount: pence(amount ?? 0),
          isKnown: await isKnown(id, metadata.payment_key),
          isRecorded: record !== null,
        })
      }
    return [...found.values()]
  }
}

const IS_PAID: string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

async function isKnown(sessionId: string, paymentKey: string): Promise<boolean> {
  const row = await db
    .from('payment_sessions')
    .where('stripe_session_id', sessionId)
    .orWhereRaw(`request -> 'metadata' ->> 'payment_key' = ?`, [paymentKey])
    .select('id')
    .first()
  return row !== null
}
