import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { HandleStripeEvent } from '#commerce/payments/actions/handle_stripe_event'
import { EventQueries } from '#commerce/payments/queries/event_queries'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'

/** As long as Stripe sends an event that nobody answered, and a day for us to notice: read again each time. */
const DAYS = 4
/** As long as Stripe tells of them. */
const MOST_DAYS = 30
/** Younger ones are still on their way to us. */
const MINUTES = 5

export type BackfilledEvents = {
  /** Events that never reached us and are applied now. */
  recovered: number
  /** Those that could not be applied: met again by the next run. */
  failed: number
}

/**
 * Lists the events of Stripe and applies those whose webhook never reached us, the oldest first: a payment that is not recorded,
 * a refund, a dispute, a transfer taken back. Each run reads from where the last one that applied everything ended, so
 * that neither a failure nor a standstill of weeks loses any. Safe to run at any time and twice at once.
 */
@inject()
export class BackfillStripeEvents {
  constructor(
    private stripe: StripeGateway,
    private known: EventQueries,
    private handleEvent: HandleStripeEvent
  ) {}

  async handle(): Promise<BackfilledEvents> {
    const until = clock.now().minus({ minutes: MINUTES })
    const unheard = (await this.#unheard(until)).toReversed()
    // Of the same second any may come first: what one waits for may stand behind it.
    const first = await this.#apply(unheard)
    const { failed } = await this.#apply([...first.parked, ...first.failed])
    if (failed.length === 0) await this.#noteComplete(until)
    return { recovered: unheard.length - failed.length, failed: failed.length }
  }

  /** Those that are parked until what they are about is here, and those that could not be applied. */
  async #apply(events: Stripe.Event[]) {
    const parked: Stripe.Event[] = []
    const failed: Stripe.Event[] = []
    for (const event of events)
      try {
        const isApplied = await this.handleEvent.handle(event)
        if (!isApplied) parked.push(event)
        logger.warn({ event: event.id, type: event.type }, 'An event of Stripe had not reached us')
      } catch (error) {
        logger.error({ err: error, event: event.id }, 'An event of Stripe could not be applied')
        failed.push(event)
      }
    return { parked, failed }
  }

  /** Newest first. */
  async #unheard(until: DateTime): Promise<Stripe.Event[]> {
    const since = await this.#since(until)
    const unheard: Stripe.Event[] = []
    for await (const events of this.stripe.eventsBetween(since, until.toJSDate()))
      unheard.push(...(await this.known.unheard(events)))
    return unheard
  }

  async #since(until: DateTime): Promise<Date> {
    const [least, most] = [DAYS, MOST_DAYS].map((days) => until.minus({ days }).toJSDate())
    const complete = (await this.known.completeUntil()) ?? most!
    return complete > least! ? least! : complete < most! ? most! : complete
  }

  /** Of two runs at once the later one counts. */
  async #noteComplete(until: DateTime): Promise<void> {
    await db.rawQuery(
      `INSERT INTO webhook_backfill_cursors (provider, complete_until) VALUES ('stripe', ?)
       ON CONFLICT (provider) DO UPDATE SET complete_until = greatest(webhook_backfill_cursors.complete_until, excluded.complete_until)`,
      [until.toSQL()!]
    )
  }
}
