import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { deliver, eventAbout } from '#tests/functional/payments/payment_fixtures'
import { countStatements } from '#tests/support/record_statements'
import {
  BUYER,
  givenPlacedBasket,
  givenPlacedOrder,
  paid,
  setupCheckout,
  successPath,
  typed,
} from './checkout_fixtures.js'

// BEGIN, COMMIT and the inserts of jobs come on top: four for a payment, none for a page.
test.group('The statements of a payment', (group) => {
  group.each.setup(setupCheckout)

  test('that its webhook applies are 13', async ({ assert }) => {
    const { sessionId } = await givenPlacedOrder()
    assert.equal(await countStatements(() => paid(sessionId, BUYER)), 13)
  }).tags(['PAY-1'])

  test('of a basket are as many for any number of rows, and one more where the payment page brings the email', async ({
    assert,
  }) => {
    const ids: number[] = []
    for (const rows of [1, 3]) {
      while (ids.length < rows) ids.push((await givenActiveProduct({})).product.id)
      const { sessionId } = await givenPlacedBasket(ids)
      assert.equal(await countStatements(() => paid(sessionId, typed())), 14, `${rows} rows`)
    }
  }).tags(['PAY-1'])

  test('whose event comes again are two', async ({ assert }) => {
    const { sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    const event = await eventAbout(sessionId)
    assert.equal(await countStatements(() => deliver(event)), 2)
  })
})

test.group('The statements of the page after a payment', (group) => {
  group.each.setup(setupCheckout)

  test('are five for the guest who has paid, and four where the link to the order was renewed within a day', async ({
    assert,
  }) => {
    const { sessionId, visitor } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    const open = () => visitor.get(successPath(sessionId))
    assert.equal(await countStatements(open), 5)
    assert.equal(await countStatements(open), 4)
  }).tags(['BUYR-7'])
})
