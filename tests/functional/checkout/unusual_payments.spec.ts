import mail from '@adonisjs/mail/services/main'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { contactAddress } from '#config/contact'
import OrderConfirmationMail from '#commerce/checkout/mails/order_confirmation_mail'
import { afterResponseDone } from '#core/after_response'
import { ApplyPayment } from '#commerce/payments/actions/apply_payment'
import type { Payment } from '#commerce/payments/payment'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import { givenActiveProduct } from '#tests/support/given'
import { deliverMails, waitingMails } from '#tests/support/outgoing_mails'
import {
  BUYER,
  checkoutRow,
  setupCheckout,
  givenPlacedBasket,
  givenPlacedOrder,
  orderRows,
  paid,
  typed,
  paymentOf,
} from './checkout_fixtures.js'

async function givenBasket() {
  const { product } = await givenActiveProduct({})
  return givenPlacedBasket([product.id])
}

async function complete(checkoutId: number, changes: Partial<Payment> = {}) {
  const apply = await app.container.make(ApplyPayment)
  return db.transaction((trx) => apply.complete(paymentOf(checkoutId, changes), trx))
}

async function applied(checkoutId: number, changes: Partial<Payment> = {}) {
  await complete(checkoutId, changes)
  await afterResponseDone()
}

test.group('A payment is recorded, whatever the buyer typed', (group) => {
  group.each.setup(setupCheckout)

  test('a street of 300 characters is cut, and the order held', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenBasket()
    await paid(sessionId, typed({ line1: 'S'.repeat(150), line2: 'T'.repeat(150) }))
    const checkout = await checkoutRow(checkoutId)
    assert.deepInclude(checkout, { payment_status: 'paid', production_hold: true })
    assert.lengthOf(checkout.street, 200)
    assert.include(checkout.production_hold_reason, 'street')
  })

  test('any other text that is longer than its column is cut too', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenBasket()
    const long = '🎸'.repeat(300)
    await paid(sessionId, {
      ...typed({ city: long, state: long, postal_code: long }, `${'e'.repeat(260)}@example.com`),
      name: long,
    })
    const checkout = await checkoutRow(checkoutId)
    assert.equal(checkout.payment_status, 'paid')
    assert.isTrue(checkout.production_hold)
    assert.isNull(checkout.customer_email)
    assert.equal(checkout.city, '🎸'.repeat(100))
  })

  test('a missing field holds the order: {$self}')
    .with(['line1', 'city', 'postal_code', 'country'] as const)
    .run(async ({ assert }, part) => {
      const { checkoutId, sessionId } = await givenBasket()
      await paid(sessionId, typed({ [part]: '' }))
      const checkout = await checkoutRow(checkoutId)
      assert.deepInclude(checkout, { payment_status: 'paid', production_hold: true })
      assert.include(checkout.production_hold_reason, 'Missing')
    })

  test('a complete address holds nothing', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenBasket()
    await paid(sessionId, typed())
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: false,
      street: '1 Stage Road',
    })
  })

  test('every reason to hold it is kept', async ({ assert }) => {
    const { checkoutId } = await givenBasket()
    const address = { line1: '1 Rue', line2: null, city: 'Lille', state: null, postalCode: '59000' }
    await applied(checkoutId, {
      amountTotal: pence(1),
      collected: { ...BUYER, name: 'R', phone: null, address: { ...address, country: 'FR' } },
    })
    const { production_hold_reason: reason } = await checkoutRow(checkoutId)
    assert.include(reason, 'Address in FR')
    assert.include(reason, 'Paid 0.01 GBP, asked for 53.57 GBP')
  })

  test('another currency than asked for holds the order', async ({ assert }) => {
    const { order } = await givenPlacedOrder()
    await applied(order.checkoutId, { currency: 'USD' })
    const checkout = await checkoutRow(order.checkoutId)
    assert.include(checkout.production_hold_reason, 'Paid 53.57 USD, asked for 53.57 GBP')
  })
})

test.group('A payment that was not expected any more', (group) => {
  group.each.setup(setupCheckout)

  async function givenCancelledOrder() {
    const placed = await givenPlacedOrder()
    await stripeSandbox.expire(placed.sessionId)
    await stripeSandbox.deliveriesDone()
    return placed
  }

  test('revives a cancelled order whose goods can still be sold', async ({ assert }) => {
    const { order, artist } = await givenCancelledOrder()
    await applied(order.checkoutId)
    const checkout = await checkoutRow(order.checkoutId)
    assert.deepInclude(checkout, {
      payment_status: 'paid',
      production_hold: false,
      cancelled_at: null,
    })
    const [row] = await orderRows(order.checkoutId)
    assert.deepInclude(row, { status: 'processing', payment_status: 'paid' })
    assert.include(await db.from('artists').where('id', artist.id).firstOrFail(), { units_sold: 2 })
  })

  test('changes nothing else where they cannot: {what}')
    .tags(['ODD-12'])
    .with([
      { what: 'sold out everywhere', change: { in_stock: false } },
      { what: 'sold out where they were to go', change: { out_of_stock_in: ['GB'] } },
    ])
    .run(async ({ assert }, { change }) => {
      const { order, product, artist } = await givenCancelledOrder()
      await db.from('product_variants').where('product_id', product.id).update(change)
      assert.equal(await complete(order.checkoutId), 'unfulfillable_payment')
      const checkout = await checkoutRow(order.checkoutId)
      assert.deepInclude(checkout, { payment_status: 'paid', production_hold: false })
      assert.isNotNull(checkout.cancelled_at)
      const [row] = await orderRows(order.checkoutId)
      assert.deepInclude(row, { status: 'cancelled', payment_status: 'paid' })
      assert.include(await db.from('artists').where('id', artist.id).firstOrFail(), {
        units_sold: 0,
      })
    })

  test('of a paid order leaves it as it is, and counts no second sale', async ({ assert }) => {
    const { order, artist, sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    const before = await checkoutRow(order.checkoutId)
    assert.equal(await complete(order.checkoutId), 'duplicate_payment')
    assert.deepEqual(await checkoutRow(order.checkoutId), before)
    assert.include(await db.from('artists').where('id', artist.id).firstOrFail(), { units_sold: 2 })
  })
})

test.group('The confirmation', (group) => {
  group.each.setup(setupCheckout)

  test('promises production, but not for a held order', async ({ assert, cleanup }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    const ordinary = await givenPlacedOrder()
    await paid(ordinary.sessionId, BUYER)
    const held = await givenPlacedOrder()
    await applied(held.order.checkoutId, { amountTotal: pence(1) })
    await deliverMails()

    const texts = mails.sent().map((sent) => {
      assert.instanceOf(sent, OrderConfirmationMail)
      return JSON.stringify(sent.message.toObject())
    })
    assert.lengthOf(texts, 2)
    assert.include(texts[0], 'Printing and posting take 3-5 business days.')
    assert.notMatch(texts[1]!, /Printing and posting|print it/)
  }).tags(['MAIL-4'])

  test('shows the number of pieces, the country and the contact address', async ({
    assert,
    cleanup,
  }) => {
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    const { sessionId } = await givenPlacedOrder()
    await paid(sessionId, BUYER)
    await deliverMails()

    const [sent] = mails.sent()
    assert.instanceOf(sent, OrderConfirmationMail)
    const { html, text } = sent!.message.toObject().message
    for (const words of [String(html), String(text)]) {
      assert.match(words, /\b2 × /)
      assert.notMatch(words, /\d pcs/)
      assert.include(words, 'United Kingdom')
      assert.notMatch(words, /(?<!en-)\bGB\b/)
      assert.include(words, contactAddress)
    }
  }).tags(['MAIL-4'])

  test('is not sent while the payment is completed', async ({ assert, cleanup }) => {
    const { order } = await givenPlacedOrder()
    const { send } = mail
    cleanup(() => {
      mail.send = send
    })
    mail.send = () => assert.fail('the mail server was asked')
    await complete(order.checkoutId)
    const checkout = await checkoutRow(order.checkoutId)
    assert.equal(checkout.payment_status, 'paid')
    assert.lengthOf(await waitingMails(), 1)
  }).tags(['MAIL-4'])
})
