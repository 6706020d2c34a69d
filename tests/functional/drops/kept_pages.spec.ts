import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { startCachingServer, type CachingServer } from '#tests/support/caching_server'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { OPENING, setSale } from './drop_fixtures.js'

/** How long an outdated page may still be sent. */
const OUTDATED_MS = 1_200

test.group('Kept pages of a drop', (group) => {
  let server: CachingServer
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => {
    server = await startCachingServer()
    return () => server.stop()
  })

  test('end with each change of its sale, and say nothing of the moment or the device', async ({
    assert,
  }) => {
    const { product, artist } = await givenActiveProduct({})
    const paths = [`/product/${product.id}`, `/store/${artist.id}`]
    const expectOn = async (text: string) => {
      await pause(OUTDATED_MS)
      for (const path of paths) {
        const [first, second] = [await server.get(path), await server.get(path)]
        assert.include(first.text, text, path)
        assert.equal(second.text, first.text, path)
      }
    }
    for (const path of paths) await server.get(path)
    const times = {
      sale_starts_at: OPENING.toJSDate(),
      sale_ends_at: OPENING.plus({ hours: 1 }).toJSDate(),
    }
    await setSale(product, { sale_kind: 'window', sale_time_zone: 'Europe/London', ...times })
    await expectOn(`"startsAt":"${OPENING.toJSDate().toISOString()}"`)
    await setSale(product, { piece_limit: 7 })
    await expectOn('"piecesLeft":7')
    await setSale(product, { pieces_taken: 2 })
    await expectOn('"piecesLeft":5')
  })
    .tags(['DROP-10'])
    .timeout(30_000)

  test('end with a quarter of an hour, and sales begin and end with one', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const change = { sale_kind: 'window', sale_time_zone: 'Europe/London' }
    const off = { sale_starts_at: OPENING.plus({ minutes: 5 }).toJSDate() }
    await assert.rejects(
      () =>
        db.transaction((trx) =>
          trx
            .from('products')
            .where('id', product.id)
            .update({ ...change, ...off })
        ),
      /products_sale_on_quarter_hours/
    )
  }).tags(['DROP-10'])
})
