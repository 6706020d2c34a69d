import { inject } from '@adonisjs/core'
import { PollProviderOrders, SweepProviderOrders } from '#fulfilment/public'
import { ReconcileEvents, type ReconciledEvents } from '#payments/public'

export type Reconciled = ReconciledEvents & {
  /** Paid and recorded, and never written down to be made: they are now. */
  submitted: number
  /** In production and not heard of for long: read again. */
  reread: number
}

/**
 * Holds our books of payment, production and parcels against the providers', and mends what is missing on the way from
 * one to the next. What cannot be mended is a failure of the run, and in the log.
 */
@inject()
export class Reconcile {
  constructor(
    private events: ReconcileEvents,
    private sweep: SweepProviderOrders,
    private poll: PollProviderOrders
  ) {}

  async handle(): Promise<Reconciled> {
    const events = await this.events.handle()
    const { written, broken } = await this.sweep.handle()
    const { read, failed } = await this.poll.handle()
    return { ...events, failed: events.failed + broken + failed, submitted: written, reread: read }
  }
}
