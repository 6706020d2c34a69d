import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { changeFeed } from '#core/response_cache/main'
import { untilChangesAreKnown, untilTrusted } from '#tests/support/caching_server'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

test.group('The statements of a product page', (group) => {
  group.each.setup(() => resetDatabase)

  test('are as many for a shop of any size', async ({ assert, cleanup }) => {
    const { product } = await givenActiveProduct({})
    const { config } = db.manager.get('postgres')!
    const { debug } = config
    let count = 0
    const listen = () => void (count += 1)
    config.debug = true
    emitter.on('db:query', listen)
    cleanup(() => {
      emitter.off('db:query', listen)
      config.debug = debug
    })
    changeFeed.start()
    cleanup(() => changeFeed.stop())
    await untilTrusted()
    const statements = async (path: string) => {
      // With the popular products, which are read once for all pages.
      await new HttpSession().get(path)
      count = 0
      await new HttpSession().get(path)
      return count
    }
    const page = `/product/${product.id}`
    const related = `/api/products/${product.id}/related`
    assert.equal(await statements(page), 4)
    assert.equal(await statements(related), 3)
    for (let made = 0; made < 6; made++) await givenActiveProduct({})
    await untilChangesAreKnown()
    assert.equal(await statements(page), 4)
    assert.equal(await statements(related), 3)
  }).tags(['PROD-13'])
})
