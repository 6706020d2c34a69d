import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { Visitor } from '#tests/support/visitor'
import { emptyDatabase } from '#tests/support/empty_database'

const populate = () => new Visitor().post('/api/dev/populate-test-data')

test.group('POST /api/dev/populate-test-data', (group) => {
  group.each.setup(() => emptyDatabase)

  test('counts what it made; called again, nothing', async ({ assert }) => {
    const first = await populate()
    assert.equal(first.status, 200)
    assert.deepEqual(first.json(), { artists: 26, products: 160 })
    assert.deepEqual((await populate()).json(), { artists: 0, products: 0 })
  }).timeout(60_000)

  test('two at once make it once', async ({ assert }) => {
    const answers = await Promise.all([populate(), populate()])
    assert.deepEqual(answers.map((answer) => answer.json().products).toSorted(), [0, 160])
    assert.equal(Number((await db.from('products').count('* as total').first()).total), 160)
  }).timeout(60_000)

  test('without the XSRF token nothing is made', async ({ assert, client }) => {
    ;(await client.post('/api/dev/populate-test-data').json({})).assertStatus(403)
    assert.isNull(await db.from('artists').first())
  })
})

test.group('GET /admin', (group) => {
  group.each.setup(() => emptyDatabase)

  test('counts what there is, for admins', async ({ assert, client }) => {
    const admin = await UserFactory.apply('admin').create()
    const page = await client.get('/admin').withInertia().loginAs(admin)
    page.assertStatus(200)
    assert.deepEqual(page.body().props.counts, { users: 1, artists: 0, products: 0, orders: 0 })
    assert.isTrue(page.body().props.isDevelopment)
  })

  test('is for nobody else', async ({ client }) => {
    const fan = await UserFactory.create()
    ;(await client.get('/admin').loginAs(fan)).assertStatus(403)
  })
})
