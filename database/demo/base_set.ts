import db from '@adonisjs/lucid/services/db'
import { addFans, addMembers, prepareDemoAccounts } from '#database/demo/accounts'
import { addArtists } from '#database/demo/artists'
import { insertRows } from '#database/demo/bulk'
import { addDisputes } from '#database/demo/disputes'
import { addDrops } from '#database/demo/drops'
import { addGigs } from '#database/demo/gigs'
import { addOrders, BASE_ORDERS } from '#database/demo/orders'
import { addPayouts } from '#database/demo/payouts'
import { addProducts } from '#database/demo/products'
import { entryOf, type Made } from '#database/demo/progress_record'
import { PROJECTIONS } from '#database/demo/projections'
import { addScans, BASE_SCANS } from '#database/demo/scans'
import { addSizeGuides } from '#database/demo/size_guides'
import { addSocialLife } from '#database/demo/social'
import { addTour } from '#database/demo/tours'
import type { DemoContext } from '#database/demo/demo_context'
import { demoPasswordHash } from '#identity/demo_accounts'
import { clock } from '#shared/clock'

export type Report = (step: string, done: number, of: number) => void

const STEPS: [name: string, add: (context: DemoContext) => Promise<void>][] = [
  ['artists', addArtists],
  ['members of the first band', addMembers],
  ['fans', addFans],
  ['products and their pictures', addProducts],
  ['size guides', addSizeGuides],
  ['gigs and QR codes', addGigs],
  ['scans', addScans],
  ['orders', addOrders],
  ['a tour', addTour],
  ['drops', addDrops],
  ['disputes', addDisputes],
  ['payouts', addPayouts],
  ['favourites, wishlists and reviews', addSocialLife],
  ['figures', project],
]

/** The shop as a newcomer first sees it, in one transaction. */
export async function addBaseSet(report: Report): Promise<Made> {
  // Not within the transaction, which would hold its connection meanwhile.
  await demoPasswordHash()
  return db.transaction(async (trx) => {
    const now = clock.now().startOf('second')
    const context: DemoContext = {
      trx,
      now,
      accounts: await prepareDemoAccounts(trx),
      artists: [],
      products: [],
      codes: [],
      fans: [],
    }
    for (const [index, [name, add]] of STEPS.entries()) {
      report(name, index, STEPS.length)
      await add(context)
    }
    // What reads the shop next, the comparison of the ledger say, would be planned for empty tables.
    await trx.rawQuery('ANALYZE')
    report('done', STEPS.length, STEPS.length)
    const made = {
      artists: context.artists.length,
      products: context.products.length,
      orders: BASE_ORDERS,
      scans: BASE_SCANS,
      isSettled: true,
    }
    await insertRows(trx, 'audit_entries', [entryOf(made)])
    return made
  })
}

async function project({ trx }: DemoContext) {
  for (const statement of PROJECTIONS) await trx.rawQuery(statement)
}
