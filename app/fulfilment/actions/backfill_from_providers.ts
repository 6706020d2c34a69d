import { inject } from '@adonisjs/core'
import { BackfillStripeEvents } from '#commerce/public'
import { PollProviderOrders } from '#fulfilment/submission/poll_provider_orders'
import { RetryFulfilment } from '#fulfilment/submission/retry_fulfilment'

export type Backfilled = Awaited<ReturnType<BackfillStripeEvents['handle']>> & {
  /** Paid and recorded, and never written down to be made: they are now. */
  submitted: number
  /** In production and not heard of for long: read again. */
  reread: number
}

/**
 * Backfills events and order updates of the providers that never reached us, and submits paid orders that were not submitted.
 * What cannot be applied fails the run, and is logged.
 */
@inject()
export class BackfillFromProviders {
  constructor(
    private events: BackfillStripeEvents,
    private retry: RetryFulfilment,
    private poll: PollProviderOrders
  ) {}

  async handle(): Promise<Backfilled> {
    const events = await this.events.handle()
    const { written, broken } = await this.retry.handle()
    const { read, failed } = await this.poll.handle()
    return { ...events, failed: events.failed + broken + failed, submitted: written, reread: read }
  }
}
