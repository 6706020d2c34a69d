import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { HandleStripeEvent } from '#commerce/payments/actions/handle_stripe_event'
import { ParkedEvents } from '#commerce/payments/actions/parked_events'

export type AppliedEvents = { applied: number; waiting: number; failed: number }

/**
 * Retries parked events. An applied event is recorded like any other; an event whose payment or payout is still missing
 * stays parked.
 */
@inject()
export class ApplyParkedEvents {
  constructor(
    private parked: ParkedEvents,
    private handleEvent: HandleStripeEvent
  ) {}

  async handle(): Promise<AppliedEvents> {
    const counts: AppliedEvents = { applied: 0, waiting: 0, failed: 0 }
    for (const event of await this.parked.due())
      try {
        const isApplied = await this.handleEvent.handle(event)
        if (isApplied) await this.parked.release(event.id)
        else await this.parked.postpone(event.id)
        counts[isApplied ? 'applied' : 'waiting']++
      } catch (error) {
        logger.error({ err: error, event: event.id }, 'A parked Stripe event could not be applied')
        await this.parked.postpone(event.id)
        counts.failed++
      }
    return counts
  }
}
