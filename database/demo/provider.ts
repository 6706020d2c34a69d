import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'
import { jobs } from '#core/jobs/main'
import { ConnectPrintful } from '#fulfilment/printful/connect_printful'
import { FULL_SYNC_JOB } from '#fulfilment/sync/job_names'
import { DEMO_ACCOUNTS } from '#identity/demo_accounts'
import type { ProductType } from '#shared/product_type'

/** The last word of a name in the stand-in's store, as the shop's type. */
const TYPES: Record<string, ProductType> = {
  Tee: 'tshirt',
  Hoodie: 'hoodie',
  Pullover: 'hoodie',
  Tank: 'tank-top',
  Cap: 'cap',
  Tote: 'tote',
  Poster: 'poster',
  Sticker: 'sticker',
  Mug: 'mug',
}

/**
 * Connects the demo shop with the stand-in for Printful, as an admin's authorization would, so that what is bought goes
 * into production, and has the server read the stand-in's catalogue once it runs: what making a product costs comes from
 * there. Does nothing where Printful itself is configured, where it is connected already, or once an admin
 * has disconnected it.
 */
export async function connectDemoProvider(): Promise<boolean> {
  if (printfulConfig.mode !== 'sandbox') return false
  const admin: { id: number } | null = await db
    .from('users')
    .where('email', DEMO_ACCOUNTS.admin.email)
    .select('id')
    .first()
  if (!admin || (await wasDecided())) return false
  // Never loaded in production, where there is no stand-in.
  const { grantDemoStore, listDemoProducts } = await import('#sandbox/public')
  const { accessToken, refreshToken, expiresAt } = await grantDemoStore()
  const pair = { accessToken, refreshToken, expiresAt: DateTime.fromSeconds(expiresAt) }
  const connect = await app.container.make(ConnectPrintful)
  await connect.handle({ actor: { actorUserId: admin.id, requestId: null }, pair })
  await linkStoreProducts(listDemoProducts())
  await db.transaction((trx) => jobs.enqueue(FULL_SYNC_JOB, {}, trx))
  return true
}

async function wasDecided(): Promise<boolean> {
  const decided = await db
    .from('audit_entries')
    .whereIn('action', ['provider.connect', 'provider.disconnect'])
    .first()
  return Boolean(decided ?? (await db.from('oauth_tokens').first()))
}

/** The first product of its type of the artist whose name begins the store product's. */
async function linkStoreProducts(listed: { id: number; name: string }[]) {
  for (const { id, name } of listed) {
    const type = TYPES[name.split(' ').at(-1)!]
    if (!type) continue
    await db.rawQuery(
      `UPDATE products SET printful_product_id = :id WHERE products.id = (
         SELECT products.id FROM products JOIN artists ON artists.id = artist_id
          WHERE :name LIKE artists.band_name || ' %' AND product_type = :type AND printful_product_id >= 400000000
          ORDER BY products.id LIMIT 1)
        AND NOT EXISTS (SELECT FROM products WHERE printful_product_id = :id)`,
      { id, name, type }
    )
  }
}
