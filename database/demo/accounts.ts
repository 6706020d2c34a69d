import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { randomFrom, seedFrom } from '#artwork/random'
import { insertRows, reserveIds } from '#database/demo/bulk'
import { FIRST_NAMES, INITIALS } from '#database/demo/data/people'
import type { DemoContext } from '#database/demo/demo_context'
import { createAccount } from '#identity/actions/register_account'
import { DEMO_MEMBERS, demoPasswordHash } from '#identity/demo_accounts'
import { PrepareDemoAccount } from '#identity/actions/prepare_demo_account'

const FANS = 90

/** The three accounts of the sign-in buttons; none in production, where their password would be public. */
export async function prepareDemoAccounts(
  trx: TransactionClientContract
): Promise<DemoContext['accounts']> {
  if (app.inProduction) return null
  const prepare = await app.container.make(PrepareDemoAccount)
  const fan = await prepare.handle('fan', trx)
  const artist = await prepare.handle('artist', trx)
  const admin = await prepare.handle('admin', trx)
  return { fan: fan.id, artist: artist.id, admin: admin.id }
}

/** A manager and a merch person work for the first band; none in production, where their password would be public. */
export async function addMembers({ trx, now, accounts, artists }: DemoContext) {
  const [band] = artists
  if (!accounts || !band) return
  for (const { role, ...account } of DEMO_MEMBERS) {
    const password = await demoPasswordHash()
    const row = { ...account, password, userType: 'artist' as const, emailVerifiedAt: now }
    const { id } = await createAccount(row, trx)
    const dates = { created_at: now.toJSDate(), updated_at: now.toJSDate() }
    await trx.table('band_members').insert({ artist_id: band.id, user_id: id, role, ...dates })
  }
}

/** Buyers whose accounts have no password: they own orders, favourites and reviews, and cannot be signed in to. */
export async function addFans(context: DemoContext) {
  const random = randomFrom(seedFrom('fans'))
  const ids = await reserveIds(context.trx, 'users', FANS)
  const rows = ids.map((id, index) => {
    const firstName = FIRST_NAMES[index % FIRST_NAMES.length]
    const initial = random.pick(INITIALS)
    return {
      id,
      email: `${firstName}.${initial}.${index + 1}@example.com`.toLowerCase(),
      first_name: firstName,
      last_name: `${initial}.`,
      user_type: 'fan',
      email_verified_at: context.now,
      created_at: context.now.minus({ days: random.integer(91, 500) }),
      updated_at: context.now,
    }
  })
  await insertRows(context.trx, 'users', rows)
  context.fans.push(
    ...rows.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
    }))
  )
}
