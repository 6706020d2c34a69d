import { test } from '@japa/runner'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { delivered, setupPayment, storedEvents } from './payment_fixtures.js'

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
  group.each.setup(setupPayment)

  test('is answered 200 and recorded once', async ({ assert }) => {
    for (const event of [...NOT_OURS, ...NOT_OURS])
      assert.equal(await delivered(event), 200, event.type)
    assert.sameMembers(
      await storedEvents(),
      NOT_OURS.map(({ id }) => id)
    )
  }).tags(['ODD-6'])

  test('about a foreign account asks Stripe nothing', async ({ assert }) => {
    stripeSandbox.requestLog.length = 0
    for (const event of NOT_OURS.slice(-2)) assert.equal(await delivered(event), 200)
    assert.lengthOf(stripeSandbox.requestLog, 0)
  }).tags(['ODD-6'])

  test('is read up to 1 MB, and refused above it', async ({ assert }) => {
    const sized = (kilobytes: number) => ({
      ...about('customer.created', { id: 'cus_1', note: 'x'.repeat(kilobytes * 1_000) }),
      id: `evt_${kilobytes}`,
    })
    assert.equal(await delivered(sized(150)), 200)
    assert.equal(await delivered(sized(1_000)), 200)
    assert.equal(await delivered(sized(1_200)), 413)
    assert.deepEqual(await storedEvents(), ['evt_150', 'evt_1000'])
  }).tags(['ODD-6'])
})
