/** Jobs that concern more than one module, and the commands of the same names. Each may run twice. */
import app from '@adonisjs/core/services/app'
import { RefreshCatalogStats, RefreshPopularity } from '#catalog/public'
import { SalesStatsQuery } from '#commerce/public'
import { PurgeExpiredKeys } from '#core/database/purge_expired_keys'
import { DeliverMail } from '#core/mail/deliver_mail'
import { GivenUpMails } from '#core/mail/given_up_mails'
import { LastRates, ShippingQuotes } from '#fulfilment/public'
import { PurgeVisitorHashSalts } from '#gigs/public'
import { PurgeExpiredAccess } from '#identity/public'
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

/** @returns whether the mail went out now */
export async function deliverMail({ mailId }: Record<string, unknown>): Promise<boolean> {
  return (await app.container.make(DeliverMail)).handle(Number(mailId))
}
