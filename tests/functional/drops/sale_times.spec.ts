import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { at, buy, givenDrop, givenGigGoods, OPENING, scan } from './drop_fixtures.js'

const MOMENTS = [
  { when: 'a second before it begins', moment: OPENING.minus({ seconds: 1 }), state: 'soon' },
  { when: 'when it begins', moment: OPENING, state: 'on' },
  {
    when: 'a second before it ends',
    moment: OPENING.plus({ hours: 5 }).minus({ seconds: 1 }),
    state: 'on',
  },
  { when: 'when it ends', moment: OPENING.plus({ hours: 5 }), state: 'over' },
] as const

const CODES = { soon: 'E_NOT_ON_SALE_YET', on: undefined, over: 'E_SALE_OVER' }
const QUOTES = { soon: 'soon', on: 'available', over: 'withdrawn' }

test.group('A drop', (group) => {
  group.each.setup(setupCheckout)

  test('{when} is shown, listed, quoted and sold by one rule')
    .with([...MOMENTS])
    .tags(['DROP-1'])
    .run(async ({ assert }, { moment, state }) => {
      const { product, artist } = await givenDrop()
      const visitor = new HttpSession()
      await at(moment, async () => {
        const sale = await visitor.get(`/api/products/${product.id}/sale`)
        assert.equal(sale.json().state, state)
        assert.equal(sale.json().now, moment.toISO())
        assert.equal(sale.headers.get('cache-control'), 'private, no-store')
        assert.equal((await visitor.get(`/api/products/${product.id}`)).status, 200)
        assert.equal((await visitor.get(`/product/${product.id}`)).status, 200)
        const listed = (await visitor.get(`/api/artists/${artist.id}/products`)).json()
        assert.lengthOf(listed, state === 'over' ? 0 : 1)
        assert.lengthOf((await visitor.get('/api/products')).json(), state === 'over' ? 0 : 1)
        const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
        const quote = (await visitor.post('/api/cart/quote', { lines: [line] })).json()
        assert.equal(quote.lines[0].availability, QUOTES[state])
        const answer = await buy(product)
        assert.equal(answer.status, state === 'on' ? 201 : 409)
        assert.equal(answer.json().code, CODES[state])
        const session = await visitor.post('/api/create-checkout-session', { products: [line] })
        assert.equal(session.status, state === 'on' ? 200 : 409)
        if (state !== 'on') assert.equal(session.json().lines[0].code, CODES[state])
        assert.lengthOf(await db.from('orders'), state === 'on' ? 2 : 0)
      })
    })

  test('says when it begins in the zone of the artist', async ({ assert }) => {
    const { product } = await givenDrop()
    await db.from('products').where('id', product.id).update({ sale_time_zone: 'Europe/Berlin' })
    const refused = await at(OPENING.minus({ days: 1 }), () => buy(product))
    const there = OPENING.setZone('Europe/Berlin').setLocale('en-GB')
    assert.include(refused.json().message, there.toFormat('cccc d LLLL, HH:mm'))
  }).tags(['DROP-1'])

  test('that was never published is not found by its sale', async ({ assert }) => {
    const { product } = await givenDrop()
    await product.merge({ status: 'inactive' }).save()
    assert.equal((await new HttpSession().get(`/api/products/${product.id}/sale`)).status, 404)
  }).tags(['DROP-1'])
})

test.group('Goods of a gig', (group) => {
  group.each.setup(setupCheckout)

  const during = OPENING.plus({ hours: 1 })

  test('are sold to a device that scanned a code of it, and to no other', async ({ assert }) => {
    const { product, code, otherCode } = await givenGigGoods()
    const visitors = [
      { visitor: new HttpSession(), scanned: null, isSold: false },
      { visitor: new HttpSession(), scanned: otherCode, isSold: false },
      { visitor: new HttpSession(), scanned: code, isSold: true },
    ]
    await at(during, async () => {
      for (const { visitor, scanned, isSold } of visitors) {
        if (scanned) await scan(visitor, scanned)
        const sale = (await visitor.get(`/api/products/${product.id}/sale`)).json()
        assert.equal(sale.state, isSold ? 'on' : 'gig')
        assert.equal(sale.gigs[0].name, 'The night')
        const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
        const quote = (await visitor.post('/api/cart/quote', { lines: [line] })).json()
        assert.equal(quote.lines[0].availability, isSold ? 'available' : 'gig')
        const answer = await buy(product, { visitor })
        assert.equal(answer.status, isSold ? 201 : 409)
        if (!isSold) assert.equal(answer.json().code, 'E_ONLY_AT_GIG')
      }
    })
  }).tags(['DROP-2'])

  test('are not sold for a code that is switched off, nor once the gig is cancelled', async ({
    assert,
  }) => {
    const { product, code, gig } = await givenGigGoods()
    const visitor = new HttpSession()
    await at(during, async () => {
      await scan(visitor, code)
      await db.from('qr_codes').where('id', code.id).update({ is_active: false })
      assert.equal((await buy(product, { visitor })).json().code, 'E_ONLY_AT_GIG')
      await db.from('qr_codes').where('id', code.id).update({ is_active: true })
      await db.from('gigs').where('id', gig.id).update({ cancelled_at: during.toJSDate() })
      assert.equal((await buy(product, { visitor })).json().code, 'E_SALE_OVER')
    })
  }).tags(['DROP-2'])

  test('{when} are {code}')
    .with([
      { when: 'more than 6 hours before it', hours: -6.01, code: 'E_NOT_ON_SALE_YET' },
      { when: '6 hours before it', hours: -6, code: 'sold' },
      { when: 'just before the end that the artist set', hours: 2.99, code: 'sold' },
      { when: 'at the end that the artist set', hours: 3, code: 'E_SALE_OVER' },
    ])
    .tags(['DROP-2'])
    .run(async ({ assert }, { hours, code: expected }) => {
      const { product, code } = await givenGigGoods()
      const visitor = new HttpSession()
      await at(OPENING.plus({ hours }), async () => {
        await scan(visitor, code)
        assert.equal((await buy(product, { visitor })).json().code ?? 'sold', expected)
      })
    })

  test('follow the gig when it is postponed, and are over once it is deleted', async ({
    assert,
  }) => {
    const { product, gig } = await givenGigGoods()
    const timesOf = () =>
      db.from('products').where('id', product.id).select('sale_starts_at', 'sale_ends_at').first()
    const later = OPENING.plus({ days: 7, minutes: 10 })
    await db.from('gigs').where('id', gig.id).update({ starts_at: later.toJSDate() })
    assert.deepEqual(await timesOf(), {
      sale_starts_at: OPENING.plus({ days: 7, hours: -6 }).toJSDate(),
      sale_ends_at: OPENING.plus({ days: 7, hours: 3, minutes: 15 }).toJSDate(),
    })
    await db.from('qr_codes').where('gig_id', gig.id).delete()
    await db.from('gigs').where('id', gig.id).delete()
    assert.deepEqual((await timesOf()).sale_ends_at, new Date(900_000))
  }).tags(['DROP-2'])
})
