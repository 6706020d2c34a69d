import app from '@adonisjs/core/services/app'
import { providerName } from '#config/fulfilment'
import { jobs } from '#core/jobs/main'
import { DeliverByTime } from '#fulfilment/actions/deliver_by_time'
import { RefundUnfulfilledOrders } from '#fulfilment/actions/refund_unfulfilled_orders'
import { SyncOnTimer } from '#fulfilment/actions/sync_on_timer'
import { BLANKS_JOB } from '#fulfilment/blanks/job_names'
import { RefreshBlanks } from '#fulfilment/blanks/refresh_blanks'
import { ReadSizeGuides } from '#fulfilment/size_guides/read_size_guides'
import {
  FULFILMENT_POLL_JOB,
  FULFILMENT_RETRY_JOB,
  FULFILMENT_SUBMIT_JOB,
  WEBHOOK_REGISTER_JOB,
} from '#fulfilment/submission/job_names'
import { PollProviderOrders } from '#fulfilment/submission/poll_provider_orders'
import { RetryDueProviderOrders } from '#fulfilment/submission/retry_due_provider_orders'
import { SubmitProviderOrder } from '#fulfilment/submission/submit_provider_order'
import { FULL_SYNC_JOB, SYNC_JOB } from '#fulfilment/sync/job_names'
import { PurgeSyncRuns } from '#fulfilment/sync/purge_sync_runs'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'

/**
 * Submits an order to the provider.
 *
 * @param data `providerOrderId`, and `checkoutId` if its checkout was just paid
 * @returns the outcome
 */
export async function submitProviderOrder({
  providerOrderId,
  checkoutId,
}: Record<string, unknown>) {
  const submit = await app.container.make(SubmitProviderOrder)
  return submit.handle(
    Number(providerOrderId),
    typeof checkoutId === 'number' ? checkoutId : undefined
  )
}

export async function retryDueProviderOrders() {
  const retried = await (await app.container.make(RetryDueProviderOrders)).handle()
  if (retried.broken > 0)
    throw new Error(`${retried.broken} orders to be made met an error of ours`)
  return retried
}

/** @returns how many were read */
export async function pollProviderOrders(): Promise<number> {
  const { read, failed } = await (await app.container.make(PollProviderOrders)).handle()
  if (failed > 0) throw new Error(`${failed} orders at ${providerName} could not be read`)
  return read
}

export async function registerWebhook() {
  await (await app.container.make(RegisterWebhook)).handle()
}

/** What could not be settled is tried again with the next run, and the queue shows the failure. */
export async function refundUnfulfilledOrders() {
  const { failed } = await (await app.container.make(RefundUnfulfilledOrders)).handle()
  if (failed > 0) throw new Error(`${failed} checkouts that were not made could not be refunded`)
}

/** @returns how many are delivered now */
export async function deliverByTime(): Promise<number> {
  return (await app.container.make(DeliverByTime)).handle()
}

/** @returns the run; null if no provider is configured or a sync is already running */
export async function syncStore() {
  return (await app.container.make(SyncOnTimer)).handle('incremental')
}

export async function syncStoreInFull() {
  return (await app.container.make(SyncOnTimer)).handle('full')
}

/** @returns how many were read */
export async function readSizeGuides(): Promise<number> {
  return (await app.container.make(ReadSizeGuides)).handle()
}

/** @returns how many were read */
export async function refreshBlanks(): Promise<number> {
  return (await app.container.make(RefreshBlanks)).handle()
}

/** A step of `expired-rows.purge`. @returns how many were deleted */
export async function purgeSyncRuns(): Promise<number> {
  return (await app.container.make(PurgeSyncRuns)).handle()
}

/** Part of the job `providers.backfill` (start/upkeep.ts). */
export async function backfillProviderOrders() {
  const { written, broken } = await (await app.container.make(RetryDueProviderOrders)).handle()
  const { read, failed } = await (await app.container.make(PollProviderOrders)).handle()
  return { submitted: written, reread: read, failed: broken + failed }
}

jobs.declare(
  { name: FULFILMENT_SUBMIT_JOB, atOnce: 4, run: submitProviderOrder },
  { name: FULFILMENT_RETRY_JOB, cron: '* * * * *', run: retryDueProviderOrders },
  { name: FULFILMENT_POLL_JOB, cron: '*/5 * * * *', run: pollProviderOrders },
  { name: WEBHOOK_REGISTER_JOB, run: registerWebhook },
  { name: 'unfulfilled-orders.refund', cron: '25 * * * *', run: refundUnfulfilledOrders },
  { name: 'orders.mark-delivered', cron: '35 * * * *', run: deliverByTime },
  { name: SYNC_JOB, cron: '7 * * * *', run: syncStore },
  { name: FULL_SYNC_JOB, cron: '30 2 * * *', run: syncStoreInFull },
  { name: 'size-guides.read', cron: '27 * * * *', run: readSizeGuides },
  { name: BLANKS_JOB, cron: '*/10 * * * *', run: refreshBlanks }
)
