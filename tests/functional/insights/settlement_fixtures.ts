import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Artist from '#artists/models/artist'
import type Product from '#catalog/models/product'
import type Gig from '#gigs/models/gig'
import { SaveGigShares, type ShareAgreement } from '#gigs/actions/save_gig_shares'
import type { GivenShare } from '#gigs/gig_shares'
import { CheckLedger, type Difference } from '#ledger/public'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import {
  givenPlacedBasket,
  paid,
  orderRows,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'

/** 20% of gross, with a VAT number. */
export const VENUE: GivenShare = {
  kind: 'venue',
  name: 'The Old Transformer',
  vatNumber: 'GB 412 0097 31',
  base: 'gross',
  apparel: 20,
  otherGoods: 20,
  music: 20,
}

/** 10% of earnings. */
export const SUPPORT: GivenShare = {
  kind: 'support',
  name: 'Salt Marsh Radio',
  base: 'earnings',
  apparel: 10,
  otherGoods: 10,
  music: 10,
}

/** A gig tonight whose shirt costs £24.99, base £12.50, of which the artist has 60%: £7.49. */
export async function givenNight() {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({
    artist,
    sellingPrice: '24.99',
    basePrice: '12.50',
  })
  const { gig, code } = await givenScannedCode({ artist })
  return { artist, owner, product, gig, code }
}

type Night = { artist: Artist; owner: { id: number }; gig: Gig }

export async function agree(
  { artist, owner, gig }: Night,
  shares: GivenShare[],
  changes: Partial<ShareAgreement> = {},
  trx?: TransactionClientContract
) {
  const action = await app.container.make(SaveGigShares)
  await action.handle(
    { gigId: gig.id, artistId: artist.id, userId: owner.id },
    { shares, appliesTo: 'from_now', ...changes },
    trx
  )
}

/** A fan who scanned the code, with a basket of one piece that is not paid yet. */
export async function givenBasket(code: { code: string }, product: Product) {
  const fan = new HttpSession()
  await fan.post(`/api/qr-codes/${code.code}/scan`)
  return givenPlacedBasket([product.id], fan)
}

/** The row of one piece that a fan bought by the code. */
export async function givenBought(code: { code: string }, product: Product) {
  const { checkoutId, sessionId } = await givenBasket(code, product)
  await paid(sessionId, typed())
  const [order] = await orderRows(checkoutId)
  return { checkoutId, order }
}

/** What the ledger holds of the artist, below zero what is owed to them, and what their goods were sold for; in pence. */
export async function ledgerOf(artistId: number) {
  const { rows } = await db.rawQuery(
    `SELECT -coalesce(sum(amount), 0)::int AS sales,
            -coalesce(sum(amount) FILTER (WHERE account IN ('artist_payable', 'artist_debt')), 0)::int AS earnings
       FROM ledger_entries WHERE artist_id = ? AND payout_id IS NULL
        AND account IN ('artist_payable', 'artist_debt', 'production_cost', 'tax_payable', 'platform_share')`,
    [artistId]
  )
  return rows[0] as { sales: number; earnings: number }
}

/** All differences that ledger:check finds, as "name: subject: expected, actual". */
export async function differences(): Promise<string[]> {
  const found: Difference[] = []
  const check = await app.container.make(CheckLedger)
  await check.handle((difference) => found.push(difference))
  return found.map(({ name, subject, one, other }) => `${name}: ${subject}: ${one}, ${other}`)
}

/** Changes rows with the triggers disabled, which would refuse it. */
export async function tamper(statement: string) {
  await db.transaction(async (trx) => {
    await trx.rawQuery('SET LOCAL session_replication_role = replica')
    await trx.rawQuery(statement)
  })
}
