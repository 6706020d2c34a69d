import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type Product from '#catalog/models/product'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { parsePage } from '#tests/support/markup'
import { walkPages } from '#tests/support/walk_pages'

type Fate = 'paid' | 'shipped' | 'delivered' | 'cancelled'

/** A fan with an order of the product in this status. */
async function givenBuyer(product: Product, fate: Fate = 'delivered', isSelfPurchase = false) {
  const buyer = await UserFactory.create()
  const checkout = await CheckoutFactory.apply('paid').merge({ userId: buyer.id }).create()
  await OrderFactory.apply(fate)
    .merge({ productId: product.id, checkoutId: checkout.id, isSelfPurchase })
    .create()
  return buyer
}

const pathOf = (product: { id: number }) => `/api/products/${product.id}/reviews`

const review = (client: ApiClient, product: { id: number }, user: User, body: object) =>
  client.post(pathOf(product)).json(body).loginAs(user).withCsrfToken()

async function ratingOf(client: ApiClient, product: Product) {
  const { review_count: count } = await db.from('products').where('id', product.id).firstOrFail()
  const shown = (await client.get(`/api/products/${product.id}`)).body()
  return { average: shown.averageRating, count }
}

test.group('Reviewing a product', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is for a buyer whose order was delivered: 201, once, and the average follows', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({})
    assert.deepEqual(await ratingOf(client, product), { average: null, count: 0 })
    const buyer = await givenBuyer(product)
    const answer = await review(client, product, buyer, { rating: 4, body: '  Soft, and loud. ' })
    answer.assertStatus(201)
    assert.containSubset(answer.body(), {
      productId: product.id,
      rating: 4,
      body: 'Soft, and loud.',
      authorName: 'Sam S.',
    })
    assert.notInclude(JSON.stringify(answer.body()), buyer.email)
    assert.deepEqual(await ratingOf(client, product), { average: 4, count: 1 })

    const second = await review(client, product, buyer, { rating: 1 })
    second.assertStatus(409)
    assert.equal(second.body().code, 'E_ALREADY_REVIEWED')
    assert.deepEqual(await ratingOf(client, product), { average: 4, count: 1 })

    const stars = await review(client, product, await givenBuyer(product), { rating: 5, body: ' ' })
    stars.assertStatus(201)
    assert.isNull(stars.body().body)
    await review(client, product, await givenBuyer(product), { rating: 5 })
    assert.deepEqual(await ratingOf(client, product), { average: 4.67, count: 3 })
  }).tags(['PROD-12', 'CALL-25'])

  test('is refused to others, and changes nothing', async ({ assert, client }) => {
    const { product, artist } = await givenActiveProduct({})
    ;(await client.post(pathOf(product)).json({ rating: 5 }).withCsrfToken()).assertStatus(401)
    const elsewhere = await givenBuyer((await givenActiveProduct({})).product)
    const refused = [
      await UserFactory.create(),
      await UserFactory.apply('admin').create(),
      await User.findOrFail(artist.userId),
      elsewhere,
      await givenBuyer(product, 'paid'),
      await givenBuyer(product, 'shipped'),
      await givenBuyer(product, 'delivered', true),
    ]
    for (const user of refused) {
      ;(await review(client, product, user, { rating: 5 })).assertStatus(403)
      ;(await review(client, product, user, { rating: 'nonsense' })).assertStatus(403)
    }
    const suspended = await givenBuyer(product)
    await suspended.merge({ suspendedAt: suspended.createdAt }).save()
    ;(await review(client, product, suspended, { rating: 5 })).assertStatus(401)
    assert.deepEqual(await ratingOf(client, product), { average: null, count: 0 })
    assert.isEmpty(await db.from('reviews'))
  }).tags(['PROD-12', 'CALL-25'])

  test('is possible for the buyer of a withdrawn one; for others it does not exist', async ({
    client,
  }) => {
    const { product } = await givenActiveProduct({})
    const buyer = await givenBuyer(product)
    await product.merge({ status: 'retired' }).save()
    const stranger = await UserFactory.create()
    ;(await review(client, product, stranger, { rating: 5 })).assertStatus(404)
    ;(await review(client, { id: 2_147_483_647 }, buyer, { rating: 5 })).assertStatus(404)
    ;(await client.get(pathOf(product))).assertStatus(404)
    ;(await review(client, product, buyer, { rating: 5 })).assertStatus(201)
  }).tags(['CALL-25'])

  test('takes one to five whole stars and at most 2,000 characters: not {what}')
    .tags(['CALL-25'])
    .with([
      { what: 'none', body: {} },
      { what: 'zero', body: { rating: 0 } },
      { what: 'six', body: { rating: 6 } },
      { what: 'a half', body: { rating: 4.5 } },
      { what: 'a word', body: { rating: 'five' } },
      { what: 'a list', body: { rating: [5] } },
      { what: 'a long text', body: { rating: 5, body: 'x'.repeat(2001) } },
      { what: 'an object', body: { rating: 5, body: { text: 'x' } } },
    ])
    .run(async ({ assert, client }, { body }) => {
      const { product } = await givenActiveProduct({})
      const buyer = await givenBuyer(product)
      const answer = await review(client, product, buyer, body)
      answer.assertStatus(422)
      assert.lengthOf(answer.body().errors, 1)
      assert.isEmpty(await db.from('reviews'))
    })

  test('is not offered to visitors and users without an order', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({ name: 'Last Stop Tee' })
    for (const reader of [undefined, await UserFactory.create()]) {
      const page = await parsePage(client, `/product/${product.id}`, reader)
      assert.include(page.all('main')[0]!.text, 'No reviews yet')
      assert.lengthOf(page.named('a', /Write a review/), 0)
    }
  }).tags(['PROD-12'])

  test('has a page, for the same users', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    const buyer = await givenBuyer(product)
    const path = `/product/${product.id}/review`
    ;(await client.get(path).redirects(0)).assertStatus(302)
    const refused = await client.get(path).loginAs(await UserFactory.create())
    refused.assertStatus(403)
    assert.include(
      refused.text(),
      'You can review what you bought here, once it has been delivered'
    )
    assert.notInclude(refused.text(), 'Crew only')
    const before = await client.get(path).withInertia().loginAs(buyer)
    before.assertInertiaComponent('reviews/write')
    before.assertInertiaPropsContains({ own: null })
    await review(client, product, buyer, { rating: 3, body: 'Fine.' })
    const after = await client.get(path).withInertia().loginAs(buyer)
    assert.containSubset(after.inertiaProps, { own: { rating: 3, body: 'Fine.' } })
  }).tags(['NEWC-9'])
})

test.group('The reviews of a product', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are read by anyone, latest first, each once, page by page', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    assert.deepEqual((await client.get(pathOf(product))).body(), [])
    const made: number[] = []
    for (let count = 0; count < 5; count++) {
      const buyer = await givenBuyer(product)
      const order = await db
        .from('orders')
        .join('checkouts', 'checkouts.id', 'orders.checkout_id')
        .where('checkouts.user_id', buyer.id)
        .select('orders.id')
        .firstOrFail()
      made.push((await ReviewFactory.merge({ userId: buyer.id, orderId: order.id }).create()).id)
    }
    const pages = await walkPages(client, `${pathOf(product)}?limit=2`)
    assert.deepEqual(pages.flat(), made.toReversed())
    assert.lengthOf(pages, 3)
    const { headers } = await new HttpSession().get(pathOf(product))
    assert.equal(headers.get('cache-control'), 'public, max-age=30')
    assert.exists(headers.get('etag'))
    assert.isEmpty(headers.getSetCookie())
    ;(await client.get(`${pathOf(product)}?limit=x`)).assertStatus(422)
    ;(await client.get('/api/products/2147483647/reviews')).assertStatus(404)
  }).tags(['CALL-24'])

  test('of a user without a name are by a fan', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    const buyer = await givenBuyer(product)
    await review(client, product, buyer, { rating: 5 })
    await buyer.merge({ firstName: null, lastName: null }).save()
    const [shown] = (await client.get(pathOf(product))).body()
    assert.equal(shown.authorName, 'A fan')
  }).tags(['CALL-24'])
})
