import emitter from '@adonisjs/core/services/emitter'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { UserFactory } from '#database/factories/user_factory'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { anyText } from '#tests/support/fuzz/values'
import { FACTORY_PASSWORD, givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { overridePaymentMode } from '#stripe/public'

type Line = {
  productId: unknown
  size?: string | null
  color?: string | null
  quantity?: unknown
}

const medium = { size: 'M', color: 'Black', quantity: 1 }

function quote(lines: Line[], visitor = new HttpSession()) {
  return visitor.post('/api/cart/quote', {
    lines: lines.map((line) => ({ ...medium, ...line })),
  })
}

/** The statements that one call sends to the database. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const listen = (query: { sql: string }) => statements.push(query.sql)
  const { config } = db.manager.get('postgres')!
  const { debug } = config
  config.debug = true
  emitter.on('db:query', listen)
  await call().finally(() => {
    emitter.off('db:query', listen)
    config.debug = debug
  })
  return statements
}

test.group('A basket is quoted', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => limiter.clear())

  test('line by line in the order asked, with shipping once and the total', async ({ assert }) => {
    const first = await givenActiveProduct({ sellingPrice: '24.99', name: 'Tour Tee' })
    const second = await givenActiveProduct({ sellingPrice: '15.10' })
    const answer = await quote([
      { productId: second.product.id, quantity: 3 },
      { productId: first.product.id, size: 'L' },
    ])
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('cache-control'), 'private, no-store')
    const { lines, ...sums } = answer.json()
    assert.deepEqual(sums, {
      itemsAmount: 70.29,
      shippingAmount: 3.59,
      shipping: { isLive: false, leastDays: null, mostDays: null },
      totalAmount: 73.88,
      currency: 'GBP',
      boughtAs: null,
      isPaymentAvailable: true,
    })
    assert.lengthOf(lines, 2)
    assert.deepInclude(lines[0], { productId: second.product.id, quantity: 3, price: 15.1 })
    assert.match(lines[1].image, /^\//)
    assert.deepInclude(lines[1], {
      productId: first.product.id,
      size: 'L',
      color: 'Black',
      quantity: 1,
      availability: 'available',
      name: 'Tour Tee',
      artist: { id: first.artist.id, bandName: first.artist.bandName },
      price: 24.99,
      currency: 'GBP',
    })
  }).tags(['GEN-3'])

  test('alike for a visitor, a fan, an artist and an admin', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const asVisitor = (await quote([{ productId: product.id }])).json()
    for (const { email, userType } of [fan, owner, admin]) {
      const visitor = new HttpSession()
      const loginPath = userType === 'artist' ? '/api/login/artist' : '/api/login'
      assert.equal(await visitor.postStatus(loginPath, { email, password: FACTORY_PASSWORD }), 200)
      assert.deepEqual((await quote([{ productId: product.id }], visitor)).json(), asVisitor)
    }
  })

  test('with a size that is sold out or no longer made marked, and left out of the total', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '20.00' })
    await db
      .from('product_variants')
      .where({ product_id: product.id, size: 'L' })
      .update({ in_stock: false })
    const answer = await quote([
      { productId: product.id },
      { productId: product.id, size: 'L' },
      { productId: product.id, color: 'Tartan' },
    ])
    const { lines, totalAmount } = answer.json()
    assert.deepEqual(
      lines.map(({ availability }: { availability: string }) => availability),
      ['available', 'sold-out', 'sold-out']
    )
    assert.deepInclude(lines[2], { color: 'Tartan', price: 20, name: product.name })
    assert.equal(totalAmount, 23.59)
  })

  test('with withdrawn, unpublished and unknown products alike, without a name', async ({
    assert,
  }) => {
    const statuses = ['draft', 'pending_approval', 'approved', 'rejected', 'inactive', 'retired']
    const asked: Line[] = [{ productId: 2_147_483_647 }]
    for (const status of statuses) {
      const { product } = await givenActiveProduct({})
      await db.from('products').where('id', product.id).update({ status })
      asked.push({ productId: product.id })
    }
    const hidden = await givenActiveProduct({})
    await db.from('artists').where('id', hidden.artist.id).update({ is_hidden: true })
    const foreign = await givenActiveProduct({})
    await db.from('products').where('id', foreign.product.id).update({ currency: 'USD' })
    asked.push({ productId: hidden.product.id }, { productId: foreign.product.id })

    const { lines, itemsAmount, shippingAmount, totalAmount } = (await quote(asked)).json()
    assert.deepEqual(
      { itemsAmount, shippingAmount, totalAmount },
      {
        itemsAmount: 0,
        shippingAmount: 0,
        totalAmount: 0,
      }
    )
    assert.lengthOf(lines, asked.length)
    for (const [index, line] of lines.entries()) {
      assert.deepEqual(line, {
        productId: asked[index].productId,
        ...medium,
        availability: 'withdrawn',
        name: null,
        artist: null,
        image: null,
        price: null,
        currency: 'GBP',
      })
    }
  })

  test('with the size and colour filled in that an old stored line does not know', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M'], colors: ['White', 'Red'] })
    const variants = () => db.from('product_variants').where('product_id', product.id)
    await variants().where({ size: 'S', color: 'White' }).update({ in_stock: false })
    const { lines } = (
      await quote([
        { productId: product.id, size: null, color: null },
        { productId: product.id, size: null, color: 'Red' },
      ])
    ).json()
    assert.deepInclude(lines[0], { size: 'M', color: 'White', availability: 'available' })
    assert.deepInclude(lines[1], { size: 'S', color: 'Red', availability: 'available' })
  }).tags(['CART-8'])

  test('and says that payments are unavailable where no provider is configured', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    cleanup(overridePaymentMode('none'))
    const answer = await quote([{ productId: product.id }])
    assert.equal(answer.status, 200)
    assert.isFalse(answer.json().isPaymentAvailable)
  })

  test('by as many statements for one line as for fifty, none of which writes', async ({
    assert,
  }) => {
    const products = await Promise.all(Array.from({ length: 5 }, () => givenActiveProduct({})))
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const lines = Array.from({ length: 50 }, (_, index) => ({
      productId: products[index % 5].product.id,
      size: index % 2 ? 'M' : 'L',
    }))
    const one = await statementsOf(() => quote(lines.slice(0, 1), visitor))
    const fifty = await statementsOf(() => quote(lines, visitor))
    assert.isNotEmpty(one)
    assert.equal(fifty.length, one.length)
    assert.deepEqual(
      fifty.filter((sql) => !/^\s*select/i.test(sql)),
      []
    )
    assert.deepEqual(Object.values(await checkoutCounts()), [0, 0, 0, 0])
  }).tags(['CART-14'])

  test('only with a valid number of lines: {$self} are 422')
    .with([0, 51])
    .run(async ({ assert }, count) => {
      const answer = await quote(Array.from({ length: count }, () => ({ productId: 1 })))
      assert.equal(answer.status, 422)
    })

  test('or refused, whatever is sent, but never a fault of ours', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const word = fc.oneof(fc.constant('M'), anyText(), fc.constant(null))
    const number = fc.oneof(fc.constant(product.id), fc.integer(), fc.double(), fc.maxSafeInteger())
    const line = fc.record(
      {
        productId: fc.oneof(number, fc.anything()),
        size: fc.oneof(word, fc.anything()),
        color: fc.oneof(fc.constant('Black'), word),
        quantity: fc.oneof(fc.constant(1), number),
      },
      { requiredKeys: [] }
    )
    const body = fc.oneof(
      fc.record({ lines: fc.array(line, { maxLength: 4 }) }),
      fc.record({ lines: fc.anything() })
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        for (const path of ['/api/cart/quote', '/api/create-checkout-session']) {
          const { status } = await visitor.post(path, { ...sent, products: sent.lines })
          assert.include([200, 400, 409, 422], status)
        }
      }),
      // Shrinking would send more requests than the rate limit allows.
      { numRuns: 25, endOnFailure: true }
    )
  }).timeout(30_000)
})
