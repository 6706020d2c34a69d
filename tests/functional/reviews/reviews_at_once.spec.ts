import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type Product from '#catalog/models/product'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import { WriteReview } from '#reviews/public'
import { givenActiveProduct } from '#tests/support/given'
import { untilWaiting } from '#tests/support/until_waiting'
import { resetDatabase } from '#tests/support/reset_database'

async function givenBuyer(product: Product) {
  const buyer = await UserFactory.create()
  const checkout = await CheckoutFactory.apply('paid').merge({ userId: buyer.id }).create()
  await OrderFactory.apply('delivered')
    .merge({ productId: product.id, checkoutId: checkout.id })
    .create()
  return buyer.id
}

/** All of them begun before any can end: they wait together for the product. */
async function reviewAtOnce(product: Product, reviews: { userId: number; rating: number }[]) {
  const action = await app.container.make(WriteReview)
  const holder = await db.transaction()
  await holder.from('products').where('id', product.id).forUpdate()
  const all = Promise.allSettled(
    reviews.map((review) => action.handle({ ...review, productId: product.id, body: null }))
  )
  await untilWaiting(reviews.length)
  await holder.commit()
  return all
}

test.group('Reviews at once', (group) => {
  group.each.setup(async () => {
    return resetDatabase
  })

  test('of two fans are both in the average', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const results = await reviewAtOnce(product, [
      { userId: await givenBuyer(product), rating: 5 },
      { userId: await givenBuyer(product), rating: 2 },
    ])
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'fulfilled']
    )
    const row = await db.from('products').where('id', product.id).firstOrFail()
    assert.deepEqual([row.average_rating, row.review_count], ['3.50', 2])
  }).tags(['PROD-12'])

  test('of one fan are one', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const userId = await givenBuyer(product)
    const results = await reviewAtOnce(product, [
      { userId, rating: 5 },
      { userId, rating: 1 },
    ])
    const refused = results.filter((result) => result.status === 'rejected')
    assert.lengthOf(refused, 1)
    assert.equal(refused[0].reason.code, 'E_ALREADY_REVIEWED')
    const row = await db.from('products').where('id', product.id).firstOrFail()
    assert.equal(row.review_count, 1)
    assert.lengthOf(await db.from('reviews'), 1)
  }).tags(['CALL-25'])
})
