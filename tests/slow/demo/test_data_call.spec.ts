import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

const populate = () => new HttpSession().post('/api/dev/populate-test-data')

test.group('POST /api/dev/populate-test-data', (group) => {
  group.each.setup(() => resetDatabase)

  test('counts what it made; called again, nothing', async ({ assert }) => {
    const first = await populate()
    assert.equal(first.status, 200)
    assert.deepEqual(first.json(), { artists: 26, products: 160 })
    assert.deepEqual((await populate()).json(), { artists: 0, products: 0 })
  }).timeout(180_000)

  test('two at once make it once', async ({ assert }) => {
    const answers = await Promise.all([populate(), populate()])
    assert.deepEqual(answers.map((answer) => answer.json().products).toSorted(), [0, 160])
    assert.equal(Number((await db.from('products').count('* as total').first()).total), 160)
  }).timeout(180_000)

  test('without the XSRF token nothing is made', async ({ assert, client }) => {
    ;(await client.post('/api/dev/populate-test-data').json({})).assertStatus(403)
    assert.isNull(await db.from('artists').first())
  })
})
