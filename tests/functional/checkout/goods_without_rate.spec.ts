import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { FLAT_RATE, setBlank } from '#tests/functional/checkout/shipping_fixtures'
import { someVariant } from '#tests/functional/fulfilment/printful_calls'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { BUYER } from '#tests/support/purchase'
import { resetDatabase } from '#tests/support/reset_database'

const linesOf = (...wanted: [productId: number, quantity: number][]) =>
  wanted.map(([productId, quantity]) => ({ productId, size: 'M', color: 'Black', quantity }))

/** A product that Printful knows, and one that it does not. */
async function givenGoods(unknownBlank: number | null) {
  const { product: known } = await givenActiveProduct({})
  const { product: unknown } = await givenActiveProduct({})
  const { variant_id: blank } = await someVariant()
  await setBlank(known.id, blank)
  await setBlank(unknown.id, unknownBlank)
  return { known, unknown, blank }
}

async function placed(lines: ReturnType<typeof linesOf>) {
  const body = { products: lines, ...BUYER }
  const answer = await new HttpSession().post('/api/create-checkout-session', body)
  const checkout = await db.from('checkouts').orderBy('id', 'desc').first()
  return { answer, shipping: checkout && Number(checkout.shipping_amount) }
}

test.group('A basket with goods that the provider has no rate for', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(setupCheckout)
  group.each.setup(() => QuoteShipping.forget())

  for (const [what, unknownBlank] of [
    ['without a blank', null],
    ['of a blank that it does not know', 99_999_999],
  ] as const) {
    test(`${what} goes at the flat rate at home up to ten pieces, and no further`, async ({
      assert,
    }) => {
      const { known, unknown } = await givenGoods(unknownBlank)
      const few = await placed(linesOf([known.id, 9], [unknown.id, 1]))
      assert.equal(few.answer.status, 200)
      assert.equal(few.shipping, FLAT_RATE)
      const many = await placed(linesOf([known.id, 10], [unknown.id, 1]))
      assert.equal(many.answer.status, 503)
      assert.equal(many.answer.json().code, 'E_SHIPPING_UNAVAILABLE')
      assert.lengthOf(await db.from('checkouts'), 1)
    }).tags(['RATE-6'])

    test(`${what} goes at the last known rate of such goods`, async ({ assert }) => {
      const { known, unknown, blank } = await givenGoods(unknownBlank)
      await setBlank(unknown.id, blank)
      const lines = linesOf([known.id, 9], [unknown.id, 2])
      const before = await placed(lines)
      assert.isAbove(before.shipping!, FLAT_RATE)
      await setBlank(unknown.id, unknownBlank)
      const { answer, shipping } = await placed(lines)
      assert.equal(answer.status, 200)
      assert.equal(shipping, before.shipping)
    }).tags(['RATE-6'])
  }
})
