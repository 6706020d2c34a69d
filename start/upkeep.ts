/** What timers do (start/jobs.ts) and, by hand, the commands of the same names. Each may be done twice. */
import app from '@adonisjs/core/services/app'
import { ReconcileLedger } from '#admin/public'
import { DeleteUnusedPhotos } from '#artists/public'
import { RefreshCatalogStats, RefreshPopularity } from '#catalog/public'
import {
  EndPreviousCheckout,
  ExpireOverdueCheckouts,
  CancelDisputedOrders,
  RetryDisputeCancellations,
} from '#commerce/public'
import { PurgeExpiredKeys } from '#core/database/purge_expired_keys'
import { GivenUpMails } from '#core/mail/given_up_mails'
import { DeliverMail } from '#core/mail/deliver_mail'
import { SendAnnouncements } from '#fans/public'
import {
  DeliverByTime,
  LastRates,
  PollProviderOrders,
  ReadSizeGuides,
  RegisterWebhook,
  ShippingQuotes,
  SubmitProviderOrder,
  RetryFulfilment,
  SyncOnTimer,
  BackfillFromProviders,
  RefundUnfulfilledOrders,
} from '#fulfilment/public'
import { CreatePartitions, PurgeVisitorHashSalts } from '#gigs/public'
import { PurgeExpiredAccess } from '#identity/public'
import { BuildRollups } from '#insights/public'
import { SalesStatsQuery } from '#commerce/public'
import {
  ApplyParkedEvents,
  RecordProcessingFees,
  SubmitRefund,
  RetryOpenRefunds,
} from '#commerce/public'
import { RecoverNegativeBalances, RunPayouts, RetryOpenPayouts } from '#payouts/public'
import { CountSearchWords } from '#search/public'

/** @returns how many products are ranked anew */
export async function refreshCatalog(): Promise<number> {
  const sales = await app.container.make(SalesStatsQuery)
  const refresh = await app.container.make(RefreshPopularity)
  const changed = await refresh.handle((trx) => sales.recentUnits(trx))
  await (await app.container.make(RefreshCatalogStats)).handle()
  await (await app.container.make(CountSearchWords)).handle()
  return changed
}

export async function purgeExpired() {
  const access = await app.container.make(PurgeExpiredAccess)
  const keys = await app.container.make(PurgeExpiredKeys)
  const salts = await app.container.make(PurgeVisitorHashSalts)
  const quotes = await app.container.make(ShippingQuotes)
  const lastRates = await app.container.make(LastRates)
  const mails = await app.container.make(GivenUpMails)
  return {
    ...(await access.handle()),
    idempotencyKeys: await keys.handle(),
    visitorHashSalts: await salts.handle(),
    shippingQuotes: (await quotes.purge()) + (await lastRates.purge()),
    givenUpMails: await mails.forgetOld(),
  }
}

/** A checkout that could not be settled is tried again with the next run, and the queue shows the failure. */
export async function expireCheckouts() {
  const { failed } = await (await app.container.make(ExpireOverdueCheckouts)).handle()
  if (failed > 0) throw new Error(`${failed} overdue checkouts could not be settled`)
}

/** What could not be applied is met again by the next run, and the queue shows the failure. */
export async function backfillFromProviders() {
  const { failed } = await (await app.container.make(BackfillFromProviders)).handle()
  if (failed > 0)
    throw new Error(`${failed} things that happened at the providers could not be applied`)
}

/** @returns how it stands; one that nobody could be asked about is met again by `retryOpenRefunds` */
export async function submitRefund({ refundId }: Record<string, unknown>) {
  return (await app.container.make(SubmitRefund)).handle(Number(refundId))
}

export async function endPreviousCheckout({ checkoutId }: Record<string, unknown>) {
  await (await app.container.make(EndPreviousCheckout)).later(Number(checkoutId))
}

export async function cancelDisputedOrders({ checkoutId }: Record<string, unknown>) {
  await (await app.container.make(CancelDisputedOrders)).handle(Number(checkoutId))
}

/** What could not be cancelled is retried with the next run, and the queue shows the failure. */
export async function retryDisputeCancellations() {
  const { failed } = await (await app.container.make(RetryDisputeCancellations)).handle()
  if (failed > 0) throw new Error(`${failed} checkouts of lost disputes could not be cancelled`)
}

/** What the provider could not be asked about is tried again with the next run, and the queue shows the failure. */
export async function retryOpenRefunds() {
  const { failed } = await (await app.container.make(RetryOpenRefunds)).handle()
  if (failed > 0) throw new Error(`${failed} refunds could not be settled`)
}

/** What the provider could not be asked about is tried again with the next run, and the queue shows the failure. */
export async function recordProcessingFees() {
  const { failed } = await (await app.container.make(RecordProcessingFees)).handle()
  if (failed > 0) throw new Error(`The fees of ${failed} payments could not be asked for`)
}

/** What is still ahead of its payment waits for the next run. */
export async function applyParkedEvents() {
  const { failed } = await (await app.container.make(ApplyParkedEvents)).handle()
  if (failed > 0) throw new Error(`${failed} parked events of Stripe could not be applied`)
}

export async function createPartitions() {
  await (await app.container.make(CreatePartitions)).handle()
}

/** @returns how many were removed */
export async function deleteUnusedPhotos(): Promise<number> {
  return (await app.container.make(DeleteUnusedPhotos)).handle()
}

/** @returns how many mails are to go out */
export async function sendAnnouncements(): Promise<number> {
  return (await app.container.make(SendAnnouncements)).handle()
}

export async function buildRollups() {
  return (await app.container.make(BuildRollups)).handle()
}

/** @returns the run, null where there is no provider or somebody is at it */
export async function syncPrintful() {
  return (await app.container.make(SyncOnTimer)).handle('incremental')
}

export async function syncPrintfulInFull() {
  return (await app.container.make(SyncOnTimer)).handle('full')
}

/** @returns how many were read */
export async function readSizeGuides(): Promise<number> {
  return (await app.container.make(ReadSizeGuides)).handle()
}

/** @returns what came of it */
export async function submitProviderOrder({ providerOrderId }: Record<string, unknown>) {
  return (await app.container.make(SubmitProviderOrder)).handle(Number(providerOrderId))
}

export async function retryFulfilment() {
  const retried = await (await app.container.make(RetryFulfilment)).handle()
  if (retried.broken > 0)
    throw new Error(`${retried.broken} orders to be made met an error of ours`)
  return retried
}

/** @returns how many were read */
export async function pollProviderOrders(): Promise<number> {
  const { read, failed } = await (await app.container.make(PollProviderOrders)).handle()
  if (failed > 0) throw new Error(`${failed} orders at Printful could not be read`)
  return read
}

export async function registerWebhook() {
  await (await app.container.make(RegisterWebhook)).handle()
}

/** @returns whether the mail went out now */
export async function deliverMail({ mailId }: Record<string, unknown>): Promise<boolean> {
  return (await app.container.make(DeliverMail)).handle(Number(mailId))
}

/** Whoever could not be paid is paid with the next run, and the queue shows the failure. */
export async function runPayouts() {
  const { failed } = await (await app.container.make(RunPayouts)).handle()
  if (failed > 0) throw new Error(`${failed} artists could not be paid`)
}

export async function retryOpenPayouts() {
  const { failed } = await (await app.container.make(RetryOpenPayouts)).handle()
  if (failed > 0) throw new Error(`${failed} payouts could not be settled`)
}

export async function recoverNegativeBalances() {
  const { failed } = await (await app.container.make(RecoverNegativeBalances)).handle()
  if (failed > 0) throw new Error(`The debts of ${failed} artists could not be collected`)
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

/** Of rows, payouts and figures. A difference fails the run, so that the queue shows it. */
export async function reconcileLedger() {
  await (await app.container.make(ReconcileLedger)).againstRows()
}

/** Of what Stripe and Printful have. A difference fails the run, as does what could not be read. */
export async function checkProviders() {
  await (await app.container.make(ReconcileLedger)).againstProviders()
}
