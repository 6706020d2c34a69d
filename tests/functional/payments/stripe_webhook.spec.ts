import { test } from '@japa/runner'
import { currentOutcomes, replaceApplyPayment } from '#tests/support/replace_apply_payment'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import {
  BUYER,
  deliver,
  delivered,
  effects,
  eventAbout,
  givenOpenSession,
  setupPayment,
  rowOf,
  rowStatus,
  storedEvents,
} from './payment_fixtures.js'

/** One for each way in which an event is applied. */
const APPLIED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'account.updated',
  'transfer.reversed',
  'payout.paid',
]

const BANK_PAYOUTS = ['payout.failed', 'payout.paid']

async function givenPaidEvent() {
  const { checkoutId, sessionId } = await givenOpenSession()
  await stripeSandbox.pay(sessionId, BUYER)
  return { checkoutId, sessionId, event: await eventAbout(sessionId) }
}

const secondsAgo = (seconds: number) => Math.floor(clock.now().toSeconds()) - seconds

test.group('The Stripe webhook refuses, with nothing changed', (group) => {
  group.each.setup(setupPayment)

  const refused = {
    'a tampered body': (event: object) =>
      deliver(event, { body: JSON.stringify({ ...event, type: 'checkout.session.expired' }) }),
    'a signature with another secret': (event: object) =>
      deliver(event, { secret: 'whsec_somebody_else' }),
    'a signature older than five minutes': (event: object) =>
      deliver(event, { timestamp: secondsAgo(301) }),
    'a signature dated more than five minutes ahead': (event: object) =>
      deliver(event, { timestamp: secondsAgo(-330) }),
    'a missing signature': (event: object) => deliver(event, { signature: null }),
    'a signature that is none': (event: object) =>
      deliver(event, { signature: 't=now,v1=trustme' }),
    'malformed JSON': (event: object) => deliver(event, { body: '{"id": "evt_1", ' }),
    'an empty body': (event: object) => deliver(event, { body: '' }),
    'what is signed and no event': () => deliver({ hello: 'there' }),
  }

  for (const [what, send] of Object.entries(refused)) {
    test(what, async ({ assert }) => {
      const { checkoutId, event } = await givenPaidEvent()
      const response = await send(event)
      assert.equal(response.status, 400)
      assert.properties(await response.json(), ['message', 'code'])
      assert.equal(await rowStatus(checkoutId), 'open')
      assert.deepEqual([await effects(), await storedEvents()], [[], []])
    })
  }

  test('a signature of almost five minutes before or after our time is still valid', async ({
    assert,
  }) => {
    const { event } = await givenPaidEvent()
    for (const seconds of [290, -290]) {
      const response = await deliver(event, { timestamp: secondsAgo(seconds) })
      assert.equal(response.status, 200)
    }
  })

  test('work that fails: not 2xx, nothing stored, and the next delivery succeeds', async ({
    assert,
  }) => {
    const { checkoutId, event } = await givenPaidEvent()
    const earlier = await currentOutcomes()
    const restore = replaceApplyPayment({
      ...earlier,
      complete: async (payment, trx) => {
        await earlier.complete(payment, trx)
        throw new Error('The checkout fell over')
      },
    })
    const failed = await deliver(event).finally(restore)
    assert.equal(failed.status, 500)
    assert.equal(await rowStatus(checkoutId), 'open')
    assert.deepEqual([await effects(), await storedEvents()], [[], []])

    assert.equal(await delivered(event), 200)
    assert.deepEqual([await effects(), await storedEvents()], [['complete'], [event.id]])
  })

  test('an unreachable provider: not 2xx and nothing stored', async ({ assert }) => {
    const { event } = await givenPaidEvent()
    stripeSandbox.faults.plan('server_error', 3)
    assert.equal(await delivered(event), 503)
    assert.deepEqual([await effects(), await storedEvents()], [[], []])
  })
})

test.group('The Stripe webhook keeps and ignores', (group) => {
  group.each.setup(setupPayment)

  test('an event of a type that is not handled', async ({ assert }) => {
    const event = {
      id: 'evt_unknown',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    }
    assert.equal(await delivered(event), 200)
    assert.equal(await delivered(event), 200)
    assert.deepEqual([await effects(), await storedEvents()], [[], ['evt_unknown']])
  })

  test('an event about a session of another shop on the same account', async ({ assert }) => {
    const { checkoutId, sessionId, event } = await givenPaidEvent()
    const row = await rowOf(checkoutId)
    await row
      .merge({ stripeSessionId: 'cs_test_ours', request: { metadata: { payment_key: 'ours' } } })
      .save()
    assert.equal(await delivered(event), 200)
    assert.deepEqual([await effects(), await storedEvents()], [[], [event.id]])
    assert.isNotNull(await stripeSandbox.sessions.find(sessionId))
  })

  test('an event about a payment that the result page has completed, without asking Stripe again', async ({
    assert,
  }) => {
    const { event } = await givenPaidEvent()
    assert.equal(await delivered(event), 200)
    const asked = stripeSandbox.requestLog.length
    assert.equal(await delivered({ ...event, id: 'evt_later' }), 200)
    assert.lengthOf(stripeSandbox.requestLog, asked)
    assert.deepEqual(
      [await effects(), await storedEvents()],
      [['complete'], [event.id, 'evt_later']]
    )
  }).tags(['LOAD-9'])
})

test.group('An incomplete Stripe event', (group) => {
  group.each.setup(setupPayment)

  const incomplete = {
    'no data': {},
    'data that is null': { data: null },
    'no object': { data: {} },
    'an object that is null': { data: { object: null } },
    'an object that is a word': { data: { object: 'cs_1' } },
    'an empty object': { data: { object: {} } },
    'an id that is none': { data: { object: { id: {}, payment_intent: { id: 7 } } } },
    'an id that no database takes': { data: { object: { id: 'a\0', payment_intent: 'a\0' } } },
    'an account that is none': { account: {}, data: { object: { id: 'po_1' } } },
  }

  test('is recorded and answered 200: {$self}')
    .tags(['SAFE-16'])
    .with(Object.keys(incomplete) as (keyof typeof incomplete)[])
    .run(async ({ assert }, what) => {
      const about = what === 'an account that is none' ? BANK_PAYOUTS : APPLIED_EVENTS
      const events = about.map((type) => ({
        ...{ id: `evt_${type}`, object: 'event', type },
        ...incomplete[what],
      }))
      for (const event of events) assert.equal(await delivered(event), 200, event.type)
      assert.sameMembers(
        await storedEvents(),
        events.map(({ id }) => id)
      )
      assert.deepEqual(await effects(), [])
    })
})

test.group('The Stripe webhook', (group) => {
  group.each.setup(setupPayment)

  test('applies four events at a time: Stripe waits where buyers would not', async ({ assert }) => {
    const events = []
    for (let number = 0; number < 7; number++) events.push((await givenPaidEvent()).event)
    const earlier = await currentOutcomes()
    const [fourRun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let [running, most] = [0, 0]
    const restore = replaceApplyPayment({
      ...earlier,
      complete: async (payment, trx) => {
        most = Math.max(most, ++running)
        if (running === 4) fourRun.resolve()
        await release.promise
        running--
        return earlier.complete(payment, trx)
      },
    })
    const answers = Promise.all(events.map((event) => delivered(event))).finally(restore)
    await fourRun.promise
    // The last delivery is answered last: by now the other three are queued.
    for (let sent = 0; sent < 3; sent++) await deliver({}, { signature: null })
    release.resolve()
    const statuses = await answers
    assert.deepEqual([...new Set(statuses)], [200])
    assert.equal(most, 4)
  }).tags(['LOAD-9'])
})
