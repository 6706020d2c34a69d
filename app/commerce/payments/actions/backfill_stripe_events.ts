import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { HandleStripeEvent } from '#commerce/payments/actions/handle_stripe_event'
import { EventQueries } from '#commerce/payments/queries/event_queries'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'

/** Days that are read again by each run: Stripe retries an unanswered webhook for 3 days, and one day is added. */
const DAYS = 4
/** Days for which Stripe lists events. */
const MOST_DAYS = 30
/** Minutes for which an event may still be on its way to us. */
const MINUTES = 5

export type BackfilledEvents = {
  /** Events that never reached us and are applied now. */
  recovered: number
  /** Events that could not be applied. The next run reads them again. */
  failed: number
}

/**
 * Applies the events of Stripe whose webhook never reached us, oldest first: payments, refunds, disputes, reversed
 * transfers. Each run starts where the last complete run ended, so that no event is lost by a failure or by weeks
 * without a run. Safe to run at any time and twice at once.
 */
@inject()
export class BackfillStripeEvents {
  constructor(
    private stripe: StripeGateway,
    private known: EventQueries,
    private handleEvent: HandleStripeEvent
  ) {}

  /** @param minutes how young an event may be that is left alone, because it may still be on its way */
  async handle({ minutes = MINUTES } = {}): Promise<BackfilledEvents> {
    const until = clock.now().minus({ minutes })
    const unheard = await this.#unheard(until)
    // Events of the same second come in any order, so an event may be listed before the one that it depends on.
    const first = await this.#apply(unheard)
    const { failed } = await this.#apply([...first.parked, ...first.failed])
    if (failed.length === 0) await this.#noteComplete(until)
    return { recovered: unheard.length - failed.length, failed: failed.length }
  }

  /** Applies events. @returns those that are parked and those that could not be applied */
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

  /** Lists the events that never reached us, oldest first. */
  async #unheard(until: DateTime): Promise<Stripe.Event[]> {
    const since = await this.#since(until)
    const unheard: Stripe.Event[] = []
    for await (const events of this.stripe.eventsBetween(since, until.toJSDate()))
      unheard.push(...(await this.known.unheard(events)))
    return unheard.toReversed().sort((one, other) => one.created - other.created)
  }

  async #since(until: DateTime): Promise<Date> {
    const [least, most] = [DAYS, MOST_DAYS].map((days) => until.minus({ days }).toJSDate())
    const complete = (await this.known.completeUntil()) ?? most!
    return complete > least! ? least! : complete < most! ? most! : complete
  }

  /** Stores how far events are complete. The later of two concurrent runs counts. */
  async #noteComplete(until: DateTime): Promise<void> {
    await db.rawQuery(
      `INSERT INTO webhook_backfill_cursors (provider, complete_until) VALUES ('stripe', ?)
       ON CONFLICT (provider) DO UPDATE SET complete_until = greatest(webhook_backfill_cursors.complete_until, excluded.complete_until)`,
      [until.toSQL()!]
    )
  }
}
