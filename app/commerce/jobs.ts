import app from '@adonisjs/core/services/app'
import { CancelDisputedOrders } from '#commerce/checkout/actions/cancel_disputed_orders'
import {
  END_PREVIOUS_CHECKOUT_JOB,
  EndPreviousCheckout,
} from '#commerce/checkout/actions/end_previous_checkout'
import { ExpireOverdueCheckouts } from '#commerce/checkout/actions/expire_overdue_checkouts'
import { RetryDisputeCancellations } from '#commerce/checkout/actions/retry_dispute_cancellations'
import { StopOrdersOfProduct } from '#commerce/checkout/actions/stop_orders_of_product'
import { STOP_ORDERS_JOB } from '#commerce/checkout/takedowns'
import { EraseEndedContacts } from '#commerce/orders/actions/erase_ended_contacts'
import { ApplyParkedEvents } from '#commerce/payments/actions/apply_parked_events'
import { BackfillStripeEvents } from '#commerce/payments/actions/backfill_stripe_events'
import { RecordProcessingFees } from '#commerce/payments/actions/record_processing_fees'
import { RetryOpenRefunds } from '#commerce/payments/actions/retry_open_refunds'
import { SubmitRefund } from '#commerce/payments/actions/submit_refund'
import { IssueReceipts } from '#commerce/receipts/actions/issue_receipts'
import { CANCEL_DISPUTED_ORDERS_JOB, SUBMIT_REFUND_JOB } from '#commerce/payments/job_names'
import { jobs } from '#core/jobs/main'

/** A checkout that could not be settled is tried again with the next run, and the queue shows the failure. */
export async function expireCheckouts() {
  const { failed } = await (await app.container.make(ExpireOverdueCheckouts)).handle()
  if (failed > 0) throw new Error(`${failed} overdue checkouts could not be settled`)
}

export async function endPreviousCheckout({ checkoutId }: Record<string, unknown>) {
  await (await app.container.make(EndPreviousCheckout)).later(Number(checkoutId))
}

/** What is still ahead of its payment waits for the next run. */
export async function applyParkedEvents() {
  const { failed } = await (await app.container.make(ApplyParkedEvents)).handle()
  if (failed > 0) throw new Error(`${failed} parked events of Stripe could not be applied`)
}

/** What the provider could not be asked about is tried again with the next run, and the queue shows the failure. */
export async function recordProcessingFees() {
  const { failed } = await (await app.container.make(RecordProcessingFees)).handle()
  if (failed > 0) throw new Error(`The fees of ${failed} payments could not be asked for`)
}

/** @returns the status of the refund; `retryOpenRefunds` retries one that Stripe did not answer */
export async function submitRefund({ refundId }: Record<string, unknown>) {
  return (await app.container.make(SubmitRefund)).handle(Number(refundId))
}

/** What the provider could not be asked about is tried again with the next run, and the queue shows the failure. */
export async function retryOpenRefunds() {
  const { failed } = await (await app.container.make(RetryOpenRefunds)).handle()
  if (failed > 0) throw new Error(`${failed} refunds could not be settled`)
}

export async function cancelDisputedOrders({ checkoutId }: Record<string, unknown>) {
  await (await app.container.make(CancelDisputedOrders)).handle(Number(checkoutId))
}

/** What could not be cancelled is retried with the next run, and the queue shows the failure. */
export async function retryDisputeCancellations() {
  const { failed } = await (await app.container.make(RetryDisputeCancellations)).handle()
  if (failed > 0) throw new Error(`${failed} checkouts of lost disputes could not be cancelled`)
}

/** What Stripe could not be asked about is tried again, and the queue shows the failure. */
export async function stopOrdersOfProduct({ productId }: Record<string, unknown>) {
  const stop = await app.container.make(StopOrdersOfProduct)
  const { failed } = await stop.handle(Number(productId))
  if (failed > 0) throw new Error(`${failed} checkouts could not be stopped`)
}

/** @returns how many receipts and credit notes were issued */
export async function issueReceipts(): Promise<number> {
  return (await app.container.make(IssueReceipts)).handle()
}

/** Part of the job `expired-rows.purge` (start/upkeep.ts). */
export async function eraseEndedContacts(): Promise<number> {
  return (await app.container.make(EraseEndedContacts)).handle()
}

/** Part of the job `providers.backfill` (start/upkeep.ts). */
export async function backfillStripeEvents() {
  return (await app.container.make(BackfillStripeEvents)).handle()
}

jobs.declare(
  // Pieces of limited products are held for ten minutes.
  { name: 'checkouts.expire', cron: '* * * * *', run: expireCheckouts },
  {
    // Stripe may be away for hours; after a day nothing of the checkout can be paid.
    name: END_PREVIOUS_CHECKOUT_JOB,
    retry: { retryLimit: 50, retryDelay: 10, retryDelayMax: 1_800 },
    run: endPreviousCheckout,
  },
  {
    // As for a checkout that was replaced: Stripe may be away for hours.
    name: STOP_ORDERS_JOB,
    retry: { retryLimit: 50, retryDelay: 10, retryDelayMax: 1_800 },
    run: stopOrdersOfProduct,
  },
  { name: 'parked-events.apply', cron: '* * * * *', run: applyParkedEvents },
  { name: 'processing-fees.record', cron: '*/10 * * * *', run: recordProcessingFees },
  { name: SUBMIT_REFUND_JOB, run: submitRefund },
  { name: 'receipts.issue', cron: '* * * * *', run: issueReceipts },
  { name: 'refunds.retry', cron: '* * * * *', run: retryOpenRefunds },
  { name: CANCEL_DISPUTED_ORDERS_JOB, run: cancelDisputedOrders },
  { name: 'disputed-orders.retry', cron: '*/5 * * * *', run: retryDisputeCancellations }
)
