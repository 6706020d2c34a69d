import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { BackfillStripeEvents } from '#commerce/payments/actions/backfill_stripe_events'
import type { AdminRole } from '#shared/admin_role'
import {
  givenPlacedBasket,
  later,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { applyParked } from '#tests/functional/payments/parked'
import { delivered } from '#tests/functional/payments/payment_fixtures'
import { givenPaidBasket, paymentState } from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'
import { mailsDuring } from '#tests/support/mails_during'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

const warningRows = () =>
  db
    .from('early_fraud_warnings')
    .orderBy('id')
    .select('checkout_id', 'stripe_warning_id', 'fraud_type', 'is_actionable')

const eventsAbout = async (id: string) => {
  const all = await stripeSandbox.events.all()
  return all
    .filter((event) => (event.data.object as { id: string }).id === id)
    .sort((one) => (one.type.endsWith('.created') ? -1 : 1))
}

const mailRows = () => db.from('outgoing_mails').where('mail', 'fraud-reported')

/** A payment that was reported as fraud, whose events have not reached us. */
async function givenUnheard() {
  const basket = await givenPaidBasket()
  stripeSandbox.faults.holdWebhooks(true)
  const warning = await stripeSandbox.sendEarlyFraudWarning(basket.intent)
  return { ...basket, warning }
}

test.group('A payment that a bank reports as fraud', (group) => {
  group.each.setup(setupCheckout)

  test('is stored and mailed to the admins who may decide; the order goes on as it was', async ({
    assert,
  }) => {
    const owner = await givenAdmin('owner')
    const operations = await givenAdmin('operations')
    for (const role of ['finance', 'support', 'catalogue'] as const) await givenAdmin(role)
    const { checkoutId, intent, first } = await givenPaidBasket()
    const before = await paymentState(checkoutId)
    const sent = await mailsDuring(async () => {
      await stripeSandbox.sendEarlyFraudWarning(intent, 'made_with_stolen_card')
      await stripeSandbox.deliveriesDone()
    })
    assert.containSubset(await warningRows(), [
      { checkout_id: checkoutId, fraud_type: 'made_with_stolen_card', is_actionable: true },
    ])
    assert.deepEqual(await paymentState(checkoutId), before)
    const reported = sent.filter(({ subject }) => subject.includes('reported as fraud'))
    assert.sameMembers(
      reported.map(({ to }) => to),
      [owner.email, operations.email]
    )
    assert.include(reported[0]!.subject, first.order_number)
    for (const words of ['£73.09', 'Stolen card', `/admin/orders/${first.order_number}`])
      assert.include(reported[0]!.text, words)
  }).tags(['FRAUD-2'])

  test('is stored and mailed once by events that come {how}')
    .with([{ how: 'twice' }, { how: 'backwards' }, { how: 'all at once' }])
    .run(async ({ assert }, { how }) => {
      await givenAdmin('operations')
      const { warning } = await givenUnheard()
      const [created] = await eventsAbout(warning.id)
      const updated = { ...created!, id: 'evt_later', type: 'radar.early_fraud_warning.updated' }
      const told = [created!, updated, created!, updated]
      if (how === 'all at once') {
        const answers = await Promise.all(told.map((event) => delivered(event)))
        assert.deepEqual(answers, [200, 200, 200, 200])
      } else
        for (const event of how === 'twice' ? told : told.toReversed())
          assert.equal(await delivered(event), 200)
      assert.lengthOf(await warningRows(), 1)
      assert.lengthOf(await mailRows(), 1)
    })
    .tags(['FRAUD-2'])

  test('is parked until the payment is known', async ({ assert }) => {
    const { shirt } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.pay(sessionId, typed())
    const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
    const warning = await stripeSandbox.sendEarlyFraudWarning(intent!)
    const [created] = await eventsAbout(warning.id)
    assert.equal(await delivered(created!), 200)
    assert.deepEqual(await warningRows(), [])
    const paidEvents = await eventsAbout(sessionId)
    assert.equal(await delivered(paidEvents[0]!), 200)
    assert.deepInclude(await applyParked(), { applied: 1, failed: 0 })
    assert.containSubset(await warningRows(), [{ checkout_id: checkoutId }])
  }).tags(['FRAUD-2'])

  test('is found by the backfill where its event never reached us', async ({ assert }) => {
    const { warning } = await givenUnheard()
    const backfill = await app.container.make(BackfillStripeEvents)
    const { failed } = await later(10, () => backfill.handle())
    assert.equal(failed, 0)
    assert.containSubset(await warningRows(), [{ stripe_warning_id: warning.id }])
  }).tags(['FRAUD-2'])

  test('is settled by a refund in full, and not opened again by an older event', async ({
    assert,
  }) => {
    const { intent } = await givenPaidBasket()
    const warning = await stripeSandbox.sendEarlyFraudWarning(intent)
    await stripeSandbox.refund(intent, 1000)
    await stripeSandbox.deliveriesDone()
    assert.isTrue((await warningRows())[0].is_actionable)
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    assert.isFalse((await warningRows())[0].is_actionable)
    // Stripe answers with an older state.
    await stripeSandbox.earlyFraudWarnings.save(warning.id, warning)
    const [created] = await eventsAbout(warning.id)
    assert.equal(await delivered({ ...created!, id: 'evt_late' }), 200)
    assert.isFalse((await warningRows())[0].is_actionable)
  }).tags(['FRAUD-3'])

  test('is settled by a dispute; one that was settled before it reached us is not mailed', async ({
    assert,
  }) => {
    await givenAdmin('operations')
    const { intent, warning } = await givenUnheard()
    await stripeSandbox.openDispute(intent)
    for (const event of await eventsAbout(warning.id)) await delivered(event)
    assert.deepEqual(
      (await warningRows()).map(({ is_actionable: isActionable }) => isActionable),
      [false]
    )
    assert.deepEqual(await mailRows(), [])
  }).tags(['FRAUD-3'])

  test('is recorded and has no effect if it is about a payment that is not ours', async ({
    assert,
  }) => {
    const { warning } = await givenUnheard()
    await db.from('payment_sessions').update({ stripe_payment_intent_id: 'pi_another' })
    await db
      .from('payment_sessions')
      .update({ request: db.raw(`jsonb_set(request, '{metadata,payment_key}', '"another"')`) })
    const [created] = await eventsAbout(warning.id)
    assert.equal(await delivered(created!), 200)
    assert.deepEqual(await warningRows(), [])
    assert.lengthOf(await db.from('webhook_events').where('event_id', created!.id), 1)
  })

  test('is paid with the test card that Stripe has for it', async ({ assert }) => {
    const { shirt } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
    await stripeSandbox.pay(sessionId, typed(), '4000000000005423')
    await stripeSandbox.deliveriesDone()
    await applyParked()
    assert.containSubset(await warningRows(), [{ checkout_id: checkoutId, is_actionable: true }])
  })
})
