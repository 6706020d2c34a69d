import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import User from '#identity/models/user'
import { givenAdminClient } from '#tests/support/admin_client'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

const profitOf = async (where: object) => {
  const row = await db.from('products').where(where).firstOrFail()
  return [row.selling_price, row.artist_profit]
}

/** Fails the test where a call is answered before the gate opens. */
async function tooEarly(asked: Promise<ApiResponse>) {
  const answer = await asked
  throw new Error(`Answered ${answer.status()} before its turn: ${answer.text()}`)
}

test.group('A share that changes while', (group) => {
  group.each.setup(() => resetDatabase)

  test('a price changes: whichever comes first, the profit is of the new price and the new share', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { artist, product } = await givenActiveProduct({
      sellingPrice: '24.00',
      basePrice: '12.50',
    })
    const owner = await User.findOrFail(artist.userId)
    const asked = {
      share: () =>
        call('PATCH', `/api/admin/artists/${artist.id}/share`, { profitSharePercentage: 50 }),
      price: () => call('PATCH', `/api/products/${product.id}`, { sellingPrice: 32.5 }, owner),
    }
    for (const order of [
      ['share', 'price'],
      ['price', 'share'],
    ] as const) {
      await db.from('artists').where('id', artist.id).update({ profit_share_percentage: '60.00' })
      await db.from('products').where('id', product.id).update({ selling_price: '24.00' })
      const gate = await db.transaction()
      cleanup(() => letGo(gate))
      await gate.from('products').where('id', product.id).forUpdate()
      const answers = []
      for (const [place, name] of order.entries()) {
        const answer = Promise.resolve(asked[name]())
        answers.push(answer)
        await Promise.race([untilWaiting(place + 1), tooEarly(answer)])
      }
      await gate.commit()
      for (const answer of await Promise.all(answers)) answer.assertStatus(200)
      assert.deepEqual(await profitOf({ id: product.id }), ['32.50', '10.00'], order.join())
    }
  }).tags(['ADMN-12'])

  test('a product is made: it has the share in force', async ({ assert, cleanup, client }) => {
    const { call } = await givenAdminClient(client)
    const { artist, owner } = await givenArtist({})
    const gate = await db.transaction()
    cleanup(() => letGo(gate))
    await gate.from('artists').where('id', artist.id).forUpdate()
    const changed = Promise.resolve(
      call('PATCH', `/api/admin/artists/${artist.id}/share`, { profitSharePercentage: 50 })
    )
    await untilWaiting(1)
    const made = Promise.resolve(
      call('POST', '/api/products', { name: 'Last Tram Tee', sellingPrice: 18.5 }, owner)
    )
    await untilWaiting(2)
    await gate.commit()
    ;(await changed).assertStatus(200)
    ;(await made).assertStatus(201)
    // £18.50 less the provisional £8.50, shared in half.
    assert.deepEqual(await profitOf({ artist_id: artist.id }), ['18.50', '5.00'])
  }).tags(['ADMN-12'])
})
