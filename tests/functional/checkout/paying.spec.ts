import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import OrderConfirmationMail from '#commerce/checkout/mails/order_confirmation_mail'
import { UserFactory } from '#database/factories/user_factory'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { deliverMails } from '#tests/support/outgoing_mails'
import {
  BUYER,
  setupCheckout,
  givenPlacedOrder,
  propsOf,
  successPath,
} from './checkout_fixtures.js'

const FRENCH_BUYER = {
  email: 'camille@example.com',
  name: 'Camille Example',
  address: {
    line1: '1 Rue',
    line2: null,
    city: 'Lille',
    state: null,
    postal_code: '59000',
    country: 'FR',
  },
}

const successPage = (visitor: HttpSession, sessionId: string) => visitor.get(successPath(sessionId))

async function resultOf(visitor: HttpSession, sessionId: string) {
  const { result } = await propsOf(visitor, successPath(sessionId))
  return result
}

test.group('A placed order is paid', (group) => {
  group.each.setup(setupCheckout)

  async function assertPaidOnce(
    assert: { equal: Function; deepEqual: Function },
    placed: Awaited<ReturnType<typeof givenPlacedOrder>>
  ) {
    const order = await db.from('orders').where('id', placed.order.id).firstOrFail()
    assert.equal(order.status, 'processing')
    assert.equal(order.payment_status, 'paid')
    const history = await db.from('order_status_history').where('order_id', order.id).orderBy('id')
    assert.deepEqual(
      history.map((row) => row.to_status),
      ['pending', 'processing']
    )
    const artist = await db.from('artists').where('id', placed.artist.id).firstOrFail()
    assert.equal(artist.total_sales, '49.98')
    assert.equal(artist.units_sold, 2)
    const product = await db.from('products').where('id', placed.product.id).firstOrFail()
    assert.equal(product.units_sold_30_days, 2)
  }

  test('by the webhook alone, if the success page is never opened', async ({ assert }) => {
    const placed = await givenPlacedOrder()
    await stripeSandbox.pay(placed.sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    await assertPaidOnce(assert, placed)
  })

  test('by the success page alone, if the webhook never comes', async ({ assert }) => {
    const placed = await givenPlacedOrder()
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.pay(placed.sessionId, BUYER)
    assert.equal((await resultOf(placed.visitor, placed.sessionId)).state, 'paid')
    await assertPaidOnce(assert, placed)
  })

  test('once, by the webhook and ten success pages at the same moment, with one email', async ({
    assert,
    cleanup,
  }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    const placed = await givenPlacedOrder()
    await stripeSandbox.pay(placed.sessionId, BUYER)
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => successPage(placed.visitor, placed.sessionId))
    )
    await stripeSandbox.deliveriesDone()
    await deliverMails()
    assert.deepEqual([...new Set(pages.map((page) => page.status))], [200])
    await assertPaidOnce(assert, placed)
    mails.assertSentCount(OrderConfirmationMail, 1)
  }).tags(['MAIL-4'])

  test('and only the signed-in buyer sees the address of the confirmation and a link to the order', async ({
    assert,
    client,
  }) => {
    const placed = await givenPlacedOrder()
    const [buyer, stranger] = await UserFactory.createMany(2)
    await db
      .from('checkouts')
      .where('id', placed.order.checkoutId)
      .update({ user_id: buyer!.id, customer_email: 'robin@example.com' })
    await stripeSandbox.pay(placed.sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    const page = async (viewer?: typeof buyer) => {
      const call = client.get(successPath(placed.sessionId))
      return (await (viewer ? call.loginAs(viewer) : call)).text()
    }
    const own = await page(buyer)
    assert.include(own, 'We’ll send it to robin@example.com.')
    assert.include(own, `href="/orders/${placed.order.orderNumber}"`)
    for (const foreign of [await page(stranger), await page()]) {
      assert.include(foreign, 'A confirmation email will follow')
      assert.notInclude(foreign, 'robin@example.com')
      assert.notInclude(foreign, 'href="/orders/GS-')
    }
  })

  test('and the page reports a payment that is processing, declined, expired or unknown', async ({
    assert,
  }) => {
    stripeSandbox.faults.holdWebhooks(true)
    const processing = await givenPlacedOrder()
    await stripeSandbox.payLater(processing.sessionId, BUYER)
    assert.equal((await resultOf(processing.visitor, processing.sessionId)).state, 'processing')

    const declined = await givenPlacedOrder()
    await stripeSandbox.decline(declined.sessionId)
    const result = await resultOf(declined.visitor, declined.sessionId)
    assert.equal(result.state, 'declined')
    assert.isString(result.retryUrl)

    const expired = await givenPlacedOrder()
    await stripeSandbox.expire(expired.sessionId)
    assert.equal((await resultOf(expired.visitor, expired.sessionId)).state, 'expired')

    for (const [sessionId, reference] of [
      ['cs_test_neverheardof', 'rheardof'],
      ['cs_<script>', null],
      ['pi_test_neverheardof', null],
      ['', null],
    ] as const) {
      const unknown = await resultOf(new HttpSession(), sessionId)
      assert.deepInclude(unknown, { state: 'unknown', reference })
    }
    assert.lengthOf(await db.from('orders').where('payment_status', 'paid'), 0)
  }).tags(['PAY-4'])

  test('or cancelled, when the payment session expires; a reload changes nothing', async ({
    assert,
  }) => {
    const placed = await givenPlacedOrder()
    await stripeSandbox.expire(placed.sessionId)
    await stripeSandbox.deliveriesDone()
    await successPage(placed.visitor, placed.sessionId)
    const order = await db.from('orders').where('id', placed.order.id).firstOrFail()
    assert.equal(order.status, 'cancelled')
    assert.equal(order.payment_status, 'unpaid')
  })

  test('an address in another country than quoted holds the order', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const visitor = new HttpSession()
    await visitor.post('/api/create-checkout-session', {
      products: [{ productId: product.id, size: 'M', color: 'Black', quantity: 1 }],
    })
    const session = await db.from('payment_sessions').firstOrFail()
    await stripeSandbox.pay(session.stripe_session_id, FRENCH_BUYER)
    await stripeSandbox.deliveriesDone()
    const checkout = await db.from('checkouts').where('id', session.checkout_id).firstOrFail()
    assert.isTrue(checkout.production_hold)
    assert.equal(checkout.country, 'FR')
    assert.equal(checkout.customer_email, 'camille@example.com')
  })
})
