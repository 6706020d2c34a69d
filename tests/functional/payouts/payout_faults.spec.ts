import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import payoutsConfig from '#config/payouts'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import {
  balanceOf,
  ledgerAddsUp,
  callsOf,
  EARNED,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  reservePayout,
  retryOpenPayouts,
  payoutStatuses,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'

const DAY_MINUTES = 24 * 60

/** The number of attempts that the client makes of one call. */
const ALL_TRIES = 3

async function givenDue() {
  const { artist } = await givenReadyArtist()
  const order = await givenEarned({ artist })
  return { artist, order }
}

/**
 * A payout that another worker records as refused while Stripe's client pauses before its next attempt, which succeeds.
 */
async function givenMadeAfterAll(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  const { artist } = await givenDue()
  await reservePayout(artist.id)
  stripeSandbox.faults.plan('server_error', ALL_TRIES - 1)
  const settled = retryOpenPayouts()
  while (callsOf('/v1/transfers').length === 0) await setImmediate()
  await db.from('payouts').update({ status: 'failed', failure: 'refused' })
  await meanwhile()
  await settled
}

test.group('A payout that meets a fault', (group) => {
  group.each.setup(setupCheckout)

  test('whose answer is lost is transferred once', async ({ assert }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    stripeSandbox.faults.plan('drop_answer', ALL_TRIES)
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['sending 69.00'])
    assert.deepEqual(await balanceOf(artist.id), {
      payable: 0,
      debt: 0,
      inTransit: EARNED,
    } as never)
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.deepEqual(await transferred(), [EARNED])
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-7'])

  test('whose answer is lost for longer than Stripe remembers keys is found again', async ({
    assert,
  }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    stripeSandbox.faults.plan('drop_answer', ALL_TRIES)
    await retryOpenPayouts()
    await later(2 * DAY_MINUTES, retryOpenPayouts)
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['PAYO-7'])

  test('that was never executed is sent again, with the same key and body', async ({ assert }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    stripeSandbox.faults.plan('server_error', ALL_TRIES)
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['sending 69.00'])
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    const calls = callsOf('/v1/transfers')
    assert.lengthOf(calls, ALL_TRIES + 1)
    assert.lengthOf(new Set(calls.map(({ idempotencyKey, form }) => idempotencyKey + form)), 1)
  }).tags(['PAYO-7'])

  test('of a revoked API key is retried with a valid one', async ({ assert }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    stripeSandbox.faults.plan('unauthorized', 1)
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['sending 69.00'])
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
  }).tags(['PAYO-7'])

  test('refused for good is replaced by another one, and both stay visible', async ({ assert }) => {
    const { artist, order } = await givenDue()
    await reservePayout(artist.id)
    stripeSandbox.faults.plan('balance_insufficient', 1)
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['failed 69.00'])
    const [failed] = await db.from('payouts').select('failure')
    assert.equal(failed.failure, 'balance_insufficient')
    assert.deepEqual(await balanceOf(artist.id), {
      payable: EARNED,
      debt: 0,
      inTransit: 0,
    } as never)
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['failed 69.00', 'paid 69.00'])
    assert.deepEqual(await transferred(), [EARNED])
    const lines = await db.from('payout_lines').where('order_id', order.id).whereNull('released_at')
    assert.lengthOf(lines, 1)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-8'])

  test('made after it was given up holds the artist, who may be paid twice', async ({ assert }) => {
    await givenMadeAfterAll()
    assert.deepEqual(await transferred(), [EARNED])
    assert.deepEqual(await payoutStatuses(), ['failed 69.00'])
    const [{ id }] = await db.from('payouts')
    assert.deepInclude(await db.from('payout_accounts').firstOrFail(), {
      payout_hold: true,
      payout_hold_reason: `Payout ${id} was given up, and made at Stripe after all`,
    })
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
  }).tags(['PAYM-8'])

  test('made after it was given up adds to what an admin has held the artist for', async ({
    assert,
  }) => {
    await givenMadeAfterAll(() =>
      db.from('payout_accounts').update({ payout_hold: true, payout_hold_reason: 'Odd sales' })
    )
    const [{ id }] = await db.from('payouts')
    const { payout_hold_reason: reason } = await db.from('payout_accounts').firstOrFail()
    assert.equal(reason, `Payout ${id} was given up, and made at Stripe after all; Odd sales`)
  }).tags(['PAYM-11'])

  test('recorded by a worker that died is sent by the next one', async ({ assert }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    assert.deepEqual(await payoutStatuses(), ['reserved 69.00'])
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await Promise.all([retryOpenPayouts(), retryOpenPayouts()])
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.deepEqual(await transferred(), [EARNED])
  }).tags(['PAYO-7'])

  test('not sent before the artist was held is cancelled', async ({ assert }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    await db.from('payout_accounts').update({ payout_hold: true, payout_hold_reason: 'Odd sales' })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['cancelled 69.00'])
    assert.deepEqual(await transferred(), [])
    assert.deepEqual(await balanceOf(artist.id), {
      payable: EARNED,
      debt: 0,
      inTransit: 0,
    } as never)
  }).tags(['PAYO-6'])

  test('reserved for an account that the artist has since replaced is cancelled, not sent', async ({
    assert,
  }) => {
    const { artist } = await givenDue()
    await reservePayout(artist.id)
    await db.from('payout_accounts').update({ stripe_account_id: 'acct_replaced' })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['cancelled 69.00'])
    assert.deepEqual(callsOf('/v1/transfers'), [])
    assert.deepEqual(await balanceOf(artist.id), {
      payable: EARNED,
      debt: 0,
      inTransit: 0,
    } as never)
  })

  test('of one artist does not stop others from being paid', async ({ assert }) => {
    await givenDue()
    await givenDue()
    stripeSandbox.faults.plan('server_error', ALL_TRIES)
    assert.deepEqual(await runPayouts(), { made: 1, failed: 1 })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await transferred(), [EARNED, EARNED])
  }).tags(['PAYO-7'])
})

test.group('The days before a payout', () => {
  test('are longer than Stripe takes to settle a payment', ({ assert }) => {
    const LONGEST_SETTLEMENT_DAYS = 7
    assert.isAbove(payoutsConfig.holdingDays, LONGEST_SETTLEMENT_DAYS)
  }).tags(['PAYO-4'])
})
