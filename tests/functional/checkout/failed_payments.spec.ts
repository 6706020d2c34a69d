import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { appUrl } from '#config/app'
import { cartLink, linkedLines } from '#shared/cart_link'
import { givenTwoStalls } from '#tests/support/baskets'
import { mailsDuring } from '#tests/support/mails_during'
import { guestOf, rowStatusesOf } from './buyer_fixtures.js'
import {
  BUYER,
  setupCheckout,
  givenPlacedBasket,
  givenPlacedOrder,
  later,
  paid,
  expireCheckouts,
  typed,
  words,
} from './checkout_fixtures.js'

/** The bank refuses the payment, days after the buyer has left. */
async function refuse(sessionId: string) {
  await stripeSandbox.settle(sessionId, 'failed')
  await stripeSandbox.deliveriesDone()
}

test.group('The buyer of a delayed payment that is refused', (group) => {
  group.each.setup(setupCheckout)

  test('gets one email that nothing was charged, and how to order again', async ({ assert }) => {
    const { order, product, sessionId, visitor } = await givenPlacedOrder()
    await stripeSandbox.payLater(sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    const mails = await mailsDuring(async () => {
      await refuse(sessionId)
      await visitor.get(`/checkout/success?session_id=${sessionId}`)
    })
    assert.lengthOf(mails, 1)
    const [{ to, subject, text, html }] = mails as [(typeof mails)[number]]
    assert.equal(to, 'robin@example.com')
    assert.equal(subject, 'Your payment didn’t go through')
    for (const said of ['£53.57', 'You haven’t been charged', order.orderNumber]) {
      assert.include(text, said)
      assert.include(html, said)
    }
    const { size, color, quantity } = await db.from('orders').where('id', order.id).firstOrFail()
    const link = cartLink([{ productId: product.id, size, color, quantity }])
    assert.include(text, `Order again: ${appUrl}${link}\n`)
    assert.deepEqual(await rowStatusesOf(order.checkoutId), ['cancelled, unpaid'])
  }).tags(['BUYR-9'])

  test('reads the same on the order’s page', async ({ assert, client }) => {
    const { order, product, sessionId } = await givenPlacedOrder()
    const buyer = await UserFactory.create()
    await db.from('checkouts').where('id', order.checkoutId).update({ user_id: buyer.id })
    const page = async () =>
      (await client.get(`/orders/${order.orderNumber}`).loginAs(buyer)).text()
    const shown = async () => words(await page())
    await stripeSandbox.payLater(sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    const refused =
      'Your payment didn’t go through Your bank turned it down. You haven’t been charged'
    assert.notInclude(await shown(), refused)
    await refuse(sessionId)
    assert.include(await shown(), `${refused}, and you can order again. Order again`)
    const { size, color, quantity } = await db.from('orders').where('id', order.id).firstOrFail()
    const link = cartLink([{ productId: product.id, size, color, quantity }])
    assert.include(await page(), `href="${link.replaceAll('&', '&amp;')}"`)

    await product.merge({ status: 'retired' }).save()
    assert.include(await shown(), `${refused}.`)
    assert.notInclude(await shown(), 'Order again')
  }).tags(['NEWC-6'])

  test('gets the email also where only the payment page asked for the address', async ({
    assert,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const { sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
    await stripeSandbox.payLater(sessionId, typed({}, 'nia@example.test'))
    const [mail] = await mailsDuring(() => refuse(sessionId))
    assert.equal(mail!.to, 'nia@example.test')
    const [link] = mail!.text.match(/(?<=Order again: ).+/)!
    assert.deepEqual(
      linkedLines(new URL(link).search).map(({ productId, quantity }) => [productId, quantity]),
      [
        [String(shirt.id), '1'],
        [String(hoodie.id), '1'],
      ]
    )
  }).tags(['BUYR-9'])

  test('gets an email, but not one whose payment was {$self}')
    .tags(['BUYR-9'])
    .with(['declined at once', 'never made', 'cancelled', 'made'] as const)
    .run(async ({ assert }, what) => {
      const { order, sessionId } = await givenPlacedOrder()
      const mails = await mailsDuring(async () => {
        if (what === 'declined at once') await stripeSandbox.decline(sessionId)
        if (what === 'never made') await later(40, expireCheckouts)
        if (what === 'cancelled') await (await guestOf(order.checkoutId)).cancel(order.id)
        if (what === 'made') await paid(sessionId, BUYER)
        await stripeSandbox.deliveriesDone()
      })
      assert.notInclude(
        mails.map(({ subject }) => subject),
        'Your payment didn’t go through'
      )
    })
})
