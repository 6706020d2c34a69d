import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { FACTORY_PASSWORD, givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'

async function loggedIn() {
  const fan = await UserFactory.create()
  const visitor = new HttpSession()
  await visitor.post('/api/login', { email: fan.email, password: FACTORY_PASSWORD })
  return { fan, visitor }
}

const LISTS = [
  { list: 'favorites', field: 'artistId', table: 'fan_favorites' },
  { list: 'product-favorites', field: 'productId', table: 'product_favorites' },
]

test.group('A heart that was pressed without a network', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('{list}: sent again after it was taken back, it stays taken back; another press counts')
    .tags(['OFF-5', 'OFF-7'])
    .with(LISTS)
    .run(async ({ assert }, { list, field, table }) => {
      const { artist, product } = await givenActiveProduct({})
      const id = field === 'artistId' ? artist.id : product.id
      const { fan, visitor } = await loggedIn()
      const path = `/api/users/${fan.id}/${list}`
      const press = async (key: string) =>
        (await visitor.post(path, { [field]: id }, { 'Idempotency-Key': key })).status
      assert.equal(await press('press-1'), 201)
      const unlike = (key: string) =>
        visitor.send(`${path}/${id}`, {
          method: 'DELETE',
          headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': key },
        })
      assert.equal((await unlike('press-2')).status, 204)
      assert.equal(await press('press-1'), 204)
      assert.isEmpty(await db.from(table))
      assert.equal(await press('press-3'), 201)
      assert.equal((await unlike('press-2')).status, 204)
      assert.lengthOf(await db.from(table), 1)
    })

  test('belongs to its account: another one that is logged in is refused and changes nothing', async ({
    assert,
  }) => {
    const { artist } = await givenActiveProduct({})
    const { fan } = await loggedIn()
    const other = await loggedIn()
    const body = { artistId: artist.id }
    const key = { 'Idempotency-Key': 'press' }
    const answer = await other.visitor.post(`/api/users/${fan.id}/favorites`, body, key)
    assert.equal(answer.status, 403)
    assert.isEmpty(await db.from('fan_favorites'))
  }).tags(['OFF-7'])

  test('of two accounts with the same id are two presses', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    for (const { fan, visitor } of [await loggedIn(), await loggedIn()]) {
      const path = `/api/users/${fan.id}/favorites`
      await visitor.post(path, { artistId: artist.id }, { 'Idempotency-Key': 'press' })
    }
    assert.lengthOf(await db.from('fan_favorites'), 2)
  }).tags(['OFF-7'])

  test('more than twelve hours ago is refused', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { fan, visitor } = await loggedIn()
    const at = clock.now().minus({ hours: 13 }).toUTC().toISO()!
    const body = { artistId: artist.id }
    const path = `/api/users/${fan.id}/favorites`
    const answer = await visitor.post(path, body, { 'Happened-At': at })
    assert.deepEqual([answer.status, answer.json().code], [410, 'E_TOO_LONG_AGO'])
    assert.isEmpty(await db.from('fan_favorites'))
  }).tags(['OFF-5'])
})
