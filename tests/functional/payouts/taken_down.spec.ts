import { test } from '@japa/runner'
import {
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { PayoutBalanceQuery } from '#payouts/public'
import { givenTakedown } from '#tests/support/given_takedown'
import { resetDatabase } from '#tests/support/reset_database'

test.group('The artist’s part of a product that is taken down', (group) => {
  group.each.setup(() => resetDatabase)

  test('is held by a legal takedown until it ends, and the rest is paid', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const held = await givenEarned({ artist })
    await givenEarned({ artist })
    await givenTakedown(held.productId, 'legal')
    const balance = await app.container.make(PayoutBalanceQuery)
    assert.deepInclude(await balance.handle(artist.id), { due: 69, held: 69 })
    await runPayouts()
    assert.lengthOf(await payoutStatuses(), 1)
    assert.deepInclude(await balance.handle(artist.id), { due: 0, held: 69 })
    await db.from('products').where('id', held.productId).update({ takedown_id: null })
    await runPayouts()
    assert.lengthOf(await payoutStatuses(), 2)
  }).tags(['TAKE-6'])

  test('is paid where the product is only withdrawn', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const { productId } = await givenEarned({ artist })
    await givenTakedown(productId, 'withdrawn')
    await runPayouts()
    assert.lengthOf(await payoutStatuses(), 1)
  }).tags(['TAKE-5'])
})
