import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ParkedEvents } from '#payments/actions/parked_events'
import { stripeSandbox } from '#sandbox/public'
import { delivered, paymentWorld, storedEvents } from './payment_world.js'

const about = (type: string, object: object, more: object = {}) => ({
  id: `evt_${type.replaceAll('.', '_')}`,
  object: 'event',
  type,
  data: { object },
  ...more,
})

/** Of each kind of object that events are about, one that Stripe does not show us or that is not ours. */
const NOT_OURS = [
  about('checkout.session.completed', { id: 'cs_test_gone', payment_intent: null }),
  about('charge.refunded', { id: 'ch_gone', payment_intent: 'pi_gone' }),
  about('charge.dispute.created', { id: 'dp_gone' }),
  about('transfer.reversed', { id: 'tr_gone' }),
  about('account.updated', { id: 'acct_foreign' }, { account: 'acct_foreign' }),
  about('payout.failed', { id: 'po_foreign' }, { account: 'acct_foreign' }),
]

test.group('A Stripe event about nothing of ours', (group) => {
  group.each.setup(paymentWorld)

  for (const event of NOT_OURS)
    test(`is answered 200 and recorded once: ${event.type}`, async ({ assert }) => {
      assert.equal(await delivered(event), 200)
      assert.equal(await delivered(event), 200)
      assert.deepEqual(await storedEvents(), [event.id])
    })

  test('about a foreign account asks Stripe nothing', async ({ assert }) => {
    stripeSandbox.requestLog.length = 0
    for (const event of NOT_OURS.slice(-2)) assert.equal(await delivered(event), 200)
    assert.lengthOf(stripeSandbox.requestLog, 0)
  })

  test('is read up to 1 MB, and refused above it', async ({ assert }) => {
    const sized = (kilobytes: number) => ({
      ...about('customer.created', { id: 'cus_1', note: 'x'.repeat(kilobytes * 1_000) }),
      id: `evt_${kilobytes}`,
    })
    assert.equal(await delivered(sized(150)), 200)
    assert.equal(await delivered(sized(1_000)), 200)
    assert.equal(await delivered(sized(1_200)), 413)
    assert.deepEqual(await storedEvents(), ['evt_150', 'evt_1000'])
  })

  test('parks nothing of the buyer', async ({ assert }) => {
    const parked = await app.container.make(ParkedEvents)
    const secret = { billing_details: { email: 'robin@example.com' } }
    const event = about('charge.refunded', { id: 'ch_1', payment_intent: 'pi_1', ...secret })
    await parked.keep(event as never)
    await parked.keep(event as never)
    const rows = await db.from('parked_events')
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), 'robin')
  })
})
