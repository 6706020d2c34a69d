import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import ProvidersBackfill from '../../../commands/providers_backfill.js'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  setupCheckout,
  givenPlacedBasket,
  later,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { paymentState } from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'

/** Backfills as the timer does some minutes from now. */
const backfill = (minutes = 10) =>
  later(minutes, async () => {
    const command = await ace.create(ProvidersBackfill, [])
    await command.exec()
    return command
  })

async function givenUnheardPayment() {
  stripeSandbox.faults.holdWebhooks(true)
  const { shirt } = await givenTwoStalls()
  const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
  await stripeSandbox.pay(sessionId, typed())
  const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
  return { checkoutId, intent: intent! }
}

test.group('A Stripe event that never reached us', (group) => {
  group.each.setup(setupCheckout)

  test('is found and applied: a payment, a refund and a dispute, once', async ({ assert }) => {
    const { checkoutId, intent } = await givenUnheardPayment()
    await stripeSandbox.refund(intent, 1000)
    const dispute = await stripeSandbox.openDispute(intent, { amount: 1759 })
    const command = await backfill()
    command.assertSucceeded()
    assert.deepInclude(command.result, { recovered: 5, failed: 0 })
    assert.deepEqual(await paymentState(checkoutId), {
      checkout: 'disputed',
      shipping: '0.00',
      rows: [['processing', 'disputed', '10.00']],
    })
    assert.deepInclude(await db.from('disputes').firstOrFail(), {
      stripe_dispute_id: dispute.id,
      status: 'open',
    })
    assert.lengthOf(await db.from('provider_orders'), 1)
    assert.deepInclude((await backfill()).result, { recovered: 0, failed: 0 })
  }).tags(['RECO-1'])

  test('is left alone while it may still be delivered', async ({ assert }) => {
    const { checkoutId } = await givenUnheardPayment()
    assert.deepInclude((await backfill(2)).result, { recovered: 0, failed: 0 })
    assert.equal((await paymentState(checkoutId)).checkout, 'unpaid')
  }).tags(['RECO-1'])

  test('is reported as failed where it cannot be applied, and tried again', async ({ assert }) => {
    const { checkoutId } = await givenUnheardPayment()
    stripeSandbox.faults.plan('server_error', 0)
    const events = await stripeSandbox.events.all()
    await db.rawQuery(
      `ALTER TABLE checkouts ADD CONSTRAINT never_paid CHECK (paid_at IS NULL) NOT VALID`
    )
    const command = await backfill().finally(() =>
      db.rawQuery('ALTER TABLE checkouts DROP CONSTRAINT never_paid')
    )
    command.assertFailed()
    assert.deepInclude(command.result, { failed: events.length })
    assert.deepInclude((await backfill()).result, { recovered: events.length, failed: 0 })
    assert.equal((await paymentState(checkoutId)).checkout, 'paid')
  }).tags(['RECO-1'])

  test('is applied after more than four days of failures or outage', async ({ assert }) => {
    const DAY = 24 * 60
    assert.deepInclude((await backfill(0)).result, { failed: 0 })
    const { checkoutId } = await givenUnheardPayment()
    await db.rawQuery(
      `ALTER TABLE checkouts ADD CONSTRAINT never_paid CHECK (paid_at IS NULL) NOT VALID`
    )
    const failing = await backfill(2 * DAY).finally(() =>
      db.rawQuery('ALTER TABLE checkouts DROP CONSTRAINT never_paid')
    )
    failing.assertFailed()
    assert.deepInclude((await backfill(20 * DAY)).result, { failed: 0 })
    assert.equal((await paymentState(checkoutId)).checkout, 'paid')
  }).tags(['BOOK-4'])

  test('is read page by page', async ({ assert }) => {
    await givenUnheardPayment()
    const [event] = await stripeSandbox.events.all()
    for (let number = 0; number < 120; number++) {
      const id = `evt_other_${number}`
      await stripeSandbox.events.save(id, { ...event!, id, type: 'checkout.session.expired' })
    }
    assert.deepInclude((await backfill()).result, { recovered: 121, failed: 0 })
    const lists = stripeSandbox.requestLog.filter(({ path }) => path.endsWith('/v1/events'))
    // Two pages of the types that are listed first, and one of the others.
    assert.lengthOf(lists, 3)
  }).tags(['RECO-1'])

  test('of a type that we do not handle is not read', async ({ assert }) => {
    await givenUnheardPayment()
    const [event] = await stripeSandbox.events.all()
    const id = 'evt_customer'
    await stripeSandbox.events.save(id, { ...event!, id, type: 'customer.created' })
    assert.deepInclude((await backfill()).result, { recovered: 1, failed: 0 })
    assert.lengthOf(await db.from('webhook_events').where('event_id', id), 0)
  }).tags(['RECO-1'])
})
