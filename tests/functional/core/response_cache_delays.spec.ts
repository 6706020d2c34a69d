import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { clock } from '#shared/clock'
import {
  startCachingServer,
  untilChangesAreKnown,
  type CachingServer,
} from '#tests/support/caching_server'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

/** From when on a page that shows what was is no longer sent (docs/rules/http-api.md#kept-responses). */
const OUTDATED_MS = 1_000

async function givenNight() {
  const { artist, product } = await givenActiveProduct({ name: 'Night Tee' })
  const startsAt = clock.now().startOf('hour').plus({ hours: 1 })
  const gig = await GigFactory.merge({ artistId: artist.id, startsAt }).create()
  const { code } = await QrCodeFactory.merge({ artistId: artist.id, gigId: gig.id }).create()
  await untilChangesAreKnown()
  return { product, path: `/store/${artist.id}?qr=${code}` }
}

type Night = Awaited<ReturnType<typeof givenNight>>

const withdraw = ({ product }: Night) =>
  db.from('products').where('id', product.id).update({ status: 'inactive' })

test.group('A kept response, late or with a clock that jumps', (group) => {
  let server: CachingServer
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => {
    server = await startCachingServer()
    return () => server.stop()
  })
  // A page of a gig ends with its minute.
  group.each.setup(() => {
    const [began, shown] = [Date.now(), clock.now().startOf('hour')]
    return clock.set(() => shown.plus(Date.now() - began))
  })
  group.tap((each) => each.tags(['PAGES-22']))

  const shown = async (path: string) => (await server.get(path)).text.replaceAll('&quot;', '"')

  const CHANGES: {
    what: string
    pathOf: (night: Night) => string
    /** A table that the page reads beside what is changed. */
    beside: string
    change: (night: Night) => Promise<unknown>
    gone: string
  }[] = [
    {
      what: 'a product was withdrawn from a store',
      pathOf: ({ path }) => path,
      beside: 'qr_codes',
      change: withdraw,
      gone: 'Night Tee',
    },
    {
      what: 'a product got another price',
      pathOf: ({ product }) => `/product/${product.id}`,
      beside: 'reviews',
      change: ({ product }) =>
        db.from('products').where('id', product.id).update({ selling_price: '31.41' }),
      gone: '24.00',
    },
  ]
  for (const { what, pathOf, beside, change, gone } of CHANGES)
    test(`is not sent to who asks after ${what}, while it has been made since before`, async ({
      assert,
      cleanup,
    }) => {
      const night = await givenNight()
      const path = pathOf(night)
      const lock = await db.transaction()
      cleanup(() => letGo(lock))
      await lock.rawQuery(`LOCK TABLE ${beside} IN ACCESS EXCLUSIVE MODE`)
      const first = shown(path)
      await untilWaiting(1)
      await change(night)
      await pause(OUTDATED_MS)
      const second = shown(path)
      await pause(100)
      await lock.rollback()
      assert.include(await first, gone)
      assert.notInclude(await second, gone)
    })

  test('ends where the clock is set back', async ({ assert, cleanup }) => {
    const night = await givenNight()
    assert.include(await shown(night.path), 'Night Tee')
    const [began, earlier] = [Date.now(), clock.now().minus({ hours: 1 })]
    cleanup(clock.set(() => earlier.plus(Date.now() - began)))
    await withdraw(night)
    await pause(OUTDATED_MS)
    assert.notInclude(await shown(night.path), 'Night Tee')
  })
})
