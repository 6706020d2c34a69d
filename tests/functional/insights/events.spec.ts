import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { HashVisitor } from '#gigs/actions/hash_visitor'
import { PurgeVisitorHashSalts } from '#gigs/actions/purge_visitor_hash_salts'
import { resetDatabase } from '#tests/support/reset_database'
import { FACTORY_PASSWORD, givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { UserFactory } from '#database/factories/user_factory'
import { orderOf } from '#tests/support/purchase'
import { countStatements } from '#tests/support/record_statements'
import { HttpSession } from '#tests/support/http_session'

async function givenVisitor() {
  const { artist, product } = await givenActiveProduct({})
  const { code } = await givenScannedCode({ artist })
  const visitor = new HttpSession()
  await visitor.post(`/api/qr-codes/${code.code}/scan`)
  return { artist, product, code, visitor }
}

const events = () => db.from('visit_events').orderBy('id')

const later = async <Result>(days: number, work: () => Promise<Result>) => {
  const then = clock.now().plus({ days })
  const restore = clock.set(() => then)
  return work().finally(restore)
}

test.group('A view or a basket', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => HashVisitor.forget())
  group.each.setup(async () => limiter.clear())

  test('of a visitor who came through a code is counted for it, each once a day', async ({
    assert,
  }) => {
    const { product, code, visitor } = await givenVisitor()
    for (const kind of ['view', 'view', 'basket', 'basket']) {
      const answer = await visitor.post('/api/events', { kind, productId: product.id })
      assert.equal(answer.status, 202)
    }
    const counted = await events()
    assert.deepEqual(
      counted.map((event) => [event.kind, event.product_id, event.qr_code_id]),
      [
        ['view', product.id, code.id],
        ['basket', product.id, code.id],
      ]
    )
    await later(1.1, () => visitor.post('/api/events', { kind: 'view', productId: product.id }))
    assert.lengthOf(await events(), 3)
  }).tags(['FIG-10'])

  test('sent twenty times at once is counted once', async ({ assert }) => {
    const { product, visitor } = await givenVisitor()
    await Promise.all(
      Array.from({ length: 20 }, () =>
        visitor.post('/api/events', { kind: 'view', productId: product.id })
      )
    )
    assert.lengthOf(await events(), 1)
  }).tags(['FIG-10'])

  test('is counted with two statements beside its limit: its product and the count', async ({
    assert,
  }) => {
    const { product, visitor } = await givenVisitor()
    const view = { kind: 'view', productId: product.id }
    assert.equal(await countStatements(() => visitor.post('/api/events', view)), 2)
    assert.lengthOf(await events(), 1)
    assert.equal(await countStatements(() => visitor.post('/api/events', view)), 2)
  }).tags(['FIG-10'])

  test('without a code, of another artist, of nothing on sale, or after seven days is answered alike and not counted', async ({
    assert,
  }) => {
    const { product, visitor } = await givenVisitor()
    const { product: foreign } = await givenActiveProduct({})
    const tell = (who: HttpSession, productId: number) =>
      who.postStatus('/api/events', { kind: 'view', productId })
    assert.equal(await tell(new HttpSession(), product.id), 202)
    assert.equal(await tell(visitor, foreign.id), 202)
    assert.equal(await tell(visitor, 2_000_000_000), 202)
    assert.equal(await later(7.1, () => tell(visitor, product.id)), 202)
    await product.merge({ status: 'inactive' }).save()
    assert.equal(await tell(visitor, product.id), 202)
    assert.lengthOf(await events(), 0)
  }).tags(['FIG-10'])

  test('with invalid fields is 422', async ({ assert }) => {
    const { product, visitor } = await givenVisitor()
    for (const body of [
      {},
      { kind: 'purchase', productId: product.id },
      { kind: 'view', productId: '1' },
      { kind: 'view', productId: -1 },
    ])
      assert.equal(await visitor.postStatus('/api/events', body), 422)
  }).tags(['FIG-10'])

  test('of a bot or a page fetched ahead is not counted, nor is its scan', async ({ assert }) => {
    const { product, code, visitor } = await givenVisitor()
    const automated: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'WhatsApp/2.23' },
      { 'sec-purpose': 'prefetch;prerender' },
    ]
    for (const headers of automated) {
      const body = { kind: 'view', productId: product.id }
      assert.equal((await visitor.post('/api/events', body, headers)).status, 202)
      const scan = await new HttpSession().post(`/api/qr-codes/${code.code}/scan`, {}, headers)
      assert.equal(scan.status, 200)
    }
    assert.lengthOf(await events(), 0)
    assert.equal(Number((await code.refresh()).scanCount), 1)
  }).tags(['FIG-9'])

  test('is identified by a hash that changes every day, and by no address', async ({ assert }) => {
    const { code, visitor } = await givenVisitor()
    await later(1.1, () => visitor.post(`/api/qr-codes/${code.code}/scan`))
    const scans = await db.from('scans').orderBy('id')
    assert.lengthOf(scans, 2)
    assert.notEqual(scans[0].visitor_hash, scans[1].visitor_hash)
    assert.lengthOf(await db.from('visitor_hash_salts'), 2)
    assert.notInclude(JSON.stringify(scans), '127.0.0.1')
    await later(2.1, () => new PurgeVisitorHashSalts().handle())
    assert.lengthOf(await db.from('visitor_hash_salts'), 1)
  }).tags(['FIG-8'])
})

test.group('The gig of a sale', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => limiter.clear())

  test('is that of the last scan, also after signing in, and a later scan changes nothing', async ({
    assert,
  }) => {
    const { artist, product, visitor } = await givenVisitor()
    const { code: last } = await givenScannedCode({ artist })
    const { code: next } = await givenScannedCode({ artist })
    await visitor.post(`/api/qr-codes/${last.code}/scan`)
    const fan = await UserFactory.create()
    const signedIn = await visitor.post('/api/login', {
      email: fan.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(signedIn.status, 200)
    const { order } = (await visitor.post('/api/orders', orderOf(product))).json()
    assert.equal(order.qrCodeId, last.id)
    await visitor.post(`/api/qr-codes/${next.code}/scan`)
    await last.merge({ isActive: false }).save()
    assert.equal((await db.from('orders').where('id', order.id).first()).qr_code_id, last.id)
  }).tags(['FIG-7'])

  test('ends after seven days, and is never taken from the body', async ({ assert }) => {
    const { product, code, visitor } = await givenVisitor()
    const late = await later(7.01, () => visitor.post('/api/orders', orderOf(product)))
    assert.isNull(late.json().order.qrCodeId)
    const told = await new HttpSession().post(
      '/api/orders',
      orderOf(product, { qrCodeId: code.id })
    )
    assert.isNull(told.json().order.qrCodeId)
  }).tags(['FIG-7'])
})
