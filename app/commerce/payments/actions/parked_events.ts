import type Stripe from 'stripe'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { stripeIdOf } from '#stripe/public'

const FIRST_PAUSE_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 3_600
const MOST_AT_ONCE = 100

/** Stores events of Stripe that came before what they are about, until they can be applied. Stripe has its 200 already. */
export class ParkedEvents {
  /** Parks an event. Does nothing if it is parked already. */
  async keep(event: Stripe.Event): Promise<void> {
    const now = clock.now()
    await db.rawQuery(
      `INSERT INTO parked_events (event_id, type, event, parked_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (event_id) DO NOTHING`,
      [
        event.id,
        event.type,
        JSON.stringify(referenceOf(event)),
        now.toJSDate(),
        now.plus({ seconds: FIRST_PAUSE_SECONDS }).toJSDate(),
      ]
    )
    logger.info({ event: event.id, type: event.type }, 'A Stripe event waits for its payment')
  }

  /** Lists the events to retry now, the longest parked first. */
  async due(): Promise<Stripe.Event[]> {
    const rows: { event: Stripe.Event }[] = await db
      .from('parked_events')
      .where('next_attempt_at', '<=', clock.now().toJSDate())
      .orderBy('parked_at')
      .limit(MOST_AT_ONCE)
      .select('event')
    return rows.map(({ event }) => event)
  }

  async release(eventId: string): Promise<void> {
    await db.from('parked_events').where('event_id', eventId).delete()
  }

  /** Schedules the next retry, with a pause that doubles up to an hour. */
  async postpone(eventId: string): Promise<void> {
    await db.rawQuery(
      `UPDATE parked_events SET attempts = attempts + 1, next_attempt_at = CAST(? AS timestamptz)
              + make_interval(secs => least(?, ? * power(2, least(attempts, 10))))
        WHERE event_id = ?`,
      [clock.now().toJSDate(), LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS, eventId]
    )
  }
}

/** Reduces an event to the ids that find its object. Stores nothing about the buyer. */
function referenceOf({ id, type, account, data }: Stripe.Event) {
  const { id: objectId, payment_intent: intent } = data.object as {
    id: string
    payment_intent?: string | { id: string } | null
  }
  const object = { id: objectId, payment_intent: stripeIdOf(intent) }
  return { id, type, account, data: { object } }
}
