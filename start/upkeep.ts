/** Jobs that concern more than one module, and the commands of the same names. Each may run twice. */
import app from '@adonisjs/core/services/app'
import { applyArtistSales, purgeInvitations } from '#artists/jobs'
import { applyProductSales, refreshCatalogStats } from '#catalog/jobs'
import { SalesStatsQuery } from '#commerce/public'
import { backfillStripeEvents, eraseEndedContacts } from '#commerce/jobs'
import { PurgeExpiredKeys } from '#core/database/purge_expired_keys'
import { PurgeOldRecords } from '#core/database/purge_old_records'
import { DeliverMail } from '#core/mail/deliver_mail'
import { GivenUpMails } from '#core/mail/given_up_mails'
import { eraseDisputeNotes } from '#disputes/jobs'
import { LastRates, ShippingQuotes } from '#fulfilment/public'
import { backfillProviderOrders, purgeSyncRuns } from '#fulfilment/jobs'
import { purgeVisitorHashSalts } from '#gigs/jobs'
import { purgeExpiredAccess } from '#identity/jobs'
import { purgeReportEmails } from '#moderation/jobs'
import { CountSearchWords } from '#search/public'

/** @returns how many products changed rank */
export async function refreshCatalog(): Promise<number> {
  const sales = await app.container.make(SalesStatsQuery)
  const changed = await refreshCatalogStats((trx) => sales.recentUnits(trx))
  await (await app.container.make(CountSearchWords)).handle()
  return changed
}

/** @returns how many sales were added to products and to artists */
export async function applySalesCounts() {
  return { products: await applyProductSales(), artists: await applyArtistSales() }
}

export async function purgeExpired() {
  const keys = await app.container.make(PurgeExpiredKeys)
  const quotes = await app.container.make(ShippingQuotes)
  const lastRates = await app.container.make(LastRates)
  const mails = await app.container.make(GivenUpMails)
  const records = await app.container.make(PurgeOldRecords)
  return {
    ...(await purgeExpiredAccess()),
    idempotencyKeys: await keys.handle(),
    visitorHashSalts: await purgeVisitorHashSalts(),
    shippingQuotes: (await quotes.purge()) + (await lastRates.purge()),
    givenUpMails: await mails.forgetOld(),
    ...(await records.handle()),
    contacts: await eraseEndedContacts(),
    disputeNotes: await eraseDisputeNotes(),
    invitations: await purgeInvitations(),
    syncRuns: await purgeSyncRuns(),
    reportEmails: await purgeReportEmails(),
  }
}

/** @returns whether the mail went out now */
export async function deliverMail({ mailId }: Record<string, unknown>): Promise<boolean> {
  return (await app.container.make(DeliverMail)).handle(Number(mailId))
}

/**
 * Backfills events and order updates of the providers that never reached us, and submits paid orders that were not submitted.
 *
 * @returns `recovered` events, `submitted` checkouts, orders that were `reread`, and how many of all these `failed`
 */
export async function backfillFromProviders() {
  const events = await backfillStripeEvents()
  const orders = await backfillProviderOrders()
  return { ...events, ...orders, failed: events.failed + orders.failed }
}

/** The job: a failure fails the run, so that the queue shows it; the next run tries again. */
export async function backfillOrFail() {
  const { failed } = await backfillFromProviders()
  if (failed > 0)
    throw new Error(`${failed} events or orders of the providers could not be applied`)
}
