import { test } from '@japa/runner'
import { applyParked } from '#tests/functional/payments/parked'
import db from '@adonisjs/lucid/services/db'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import { delivered } from '#tests/functional/payments/payment_fixtures'
import {
  accountIdOf,
  balanceOf,
  ledgerAddsUp,
  callsOf,
  recoverNegativeBalances,
  EARNED,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  reservePayout,
  retryOpenPayouts,
} from '#tests/functional/payouts/payout_fixtures'

const DAY_MINUTES = 24 * 60

/** An artist who was paid £69.00 twice, and has been in debt for long. */
async function givenOldDebt(amount: number) {
  const { artist } = await givenReadyArtist()
  await givenEarned({ artist })
  await runPayouts()
  await givenEarned({ artist })
  await runPayouts()
  await givenDebt(artist.id, amount, 61)
  return artist
}

const reversals = () =>
  db.from('payout_reversals').orderBy('id').select('status', 'origin', 'amount', 'payout_id')

const takenBack = async () => {
  const all = await stripeSandbox.connect.reversals.all()
  return all.map(({ amount }) => amount)
}

test.group('A debt that no sale has covered', (group) => {
  group.each.setup(setupCheckout)

  test('is reversed from the latest transfers after 60 days, once', async ({ assert }) => {
    const artist = await givenOldDebt(EARNED + 1000)
    await Promise.all([recoverNegativeBalances(), recoverNegativeBalances()])
    await recoverNegativeBalances()
    await retryOpenPayouts()
    assert.sameMembers(await takenBack(), [EARNED, 1000])
    const payouts = await db.from('payouts').orderBy('id').select('reversed_amount')
    assert.deepEqual(payouts, [{ reversed_amount: '10.00' }, { reversed_amount: '69.00' }])
    assert.deepEqual(await balanceOf(artist.id), { payable: 0, debt: 0, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-11'])

  test('is left for 60 days, and reduced by a later sale that is not paid out yet', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await runPayouts()
    await givenDebt(artist.id, 1000, 59)
    assert.deepEqual(await recoverNegativeBalances(), { asked: 0, failed: 0 })
    await givenEarned({ artist, shippedDaysAgo: null, quantity: 1 })
    assert.deepEqual(await later(2 * DAY_MINUTES, recoverNegativeBalances), { asked: 1, failed: 0 })
    assert.deepEqual(await takenBack(), [1000 - 690])
  }).tags(['PAYO-11'])

  test('is left alone where a payout has netted it since', async ({ assert }) => {
    const artist = await givenOldDebt(1000)
    await givenEarned({ artist })
    await runPayouts()
    assert.deepEqual(await recoverNegativeBalances(), { asked: 0, failed: 0 })
    assert.deepEqual(await takenBack(), [])
  }).tags(['PAYO-11'])

  test('whose money has gone to the bank stays a debt, and is tried again a month later', async ({
    assert,
  }) => {
    const artist = await givenOldDebt(1000)
    await stripeSandbox.connect.payToBank(await accountIdOf(artist.id), 2 * EARNED)
    await recoverNegativeBalances()
    const [refused] = await reversals()
    assert.equal(refused.status, 'failed')
    const { debt } = await balanceOf(artist.id)
    assert.equal(debt, 1000)
    await recoverNegativeBalances()
    assert.lengthOf(await reversals(), 2)
    assert.deepEqual(await recoverNegativeBalances(), { asked: 0, failed: 0 })
    await later(31 * DAY_MINUTES, recoverNegativeBalances)
    assert.lengthOf(await reversals(), 3)
  }).tags(['PAYO-11'])

  test('is reversed once where the answer is lost', async ({ assert }) => {
    const artist = await givenOldDebt(1000)
    stripeSandbox.faults.plan('drop_answer', 3)
    await recoverNegativeBalances()
    await recoverNegativeBalances()
    await retryOpenPayouts()
    assert.deepEqual(await takenBack(), [1000])
    const { debt } = await balanceOf(artist.id)
    assert.equal(debt, 0)
    const keys = callsOf('/reversals').map(({ idempotencyKey }) => idempotencyKey)
    assert.lengthOf(new Set(keys), 1)
  }).tags(['PAYO-11'])

  test('is not netted as well while it is being reversed: {$self}')
    .tags(['PAYO-11'])
    .with([1000, 1])
    .run(async ({ assert }, owed) => {
      const artist = await givenOldDebt(owed)
      stripeSandbox.faults.plan('server_error', 3)
      await recoverNegativeBalances()
      await givenEarned({ artist })
      await runPayouts()
      await retryOpenPayouts()
      const { debt } = await balanceOf(artist.id)
      assert.equal(debt, 0)
      const amounts = await db.from('payouts').orderBy('id').select('amount')
      assert.equal(amounts[2].amount, '69.00')
      assert.deepEqual(await takenBack(), [owed])
    })
})

test.group('A transfer reversed in Stripe’s own dashboard', (group) => {
  group.each.setup(setupCheckout)

  test('is imported once, however often its event arrives: {$self} times')
    .tags(['PAYO-12'])
    .with([1, 2, 5])
    .run(async ({ assert }, times) => {
      const artist = await givenOldDebt(1000)
      stripeSandbox.faults.holdWebhooks(true)
      const [transfer] = await stripeSandbox.connect.transfers.all()
      await stripeSandbox.connect.reverse(transfer!.id, 1500)
      const events = await stripeSandbox.events.all()
      const event = events.find(({ type }) => type === 'transfer.reversed')!
      for (let time = 0; time < times; time++) assert.equal(await delivered(event), 200)
      const [imported] = await reversals()
      assert.deepEqual(
        [imported.status, imported.origin, imported.amount],
        ['succeeded', 'provider', '15.00']
      )
      const { debt } = await balanceOf(artist.id)
      assert.equal(debt, 0)
      const suspense = await db.from('ledger_entries').where('account', 'suspense').select('amount')
      assert.deepEqual(suspense, [{ amount: '-500' }])
      assert.equal(await ledgerAddsUp(), 0)
    })

  test('is parked until the transfer is known', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    stripeSandbox.faults.holdWebhooks(true)
    await reservePayout(artist.id)
    stripeSandbox.faults.plan('drop_answer', 3)
    await retryOpenPayouts()
    const [transfer] = await stripeSandbox.connect.transfers.all()
    await stripeSandbox.connect.reverse(transfer!.id, 1500)
    const events = await stripeSandbox.events.all()
    const event = events.find(({ type }) => type === 'transfer.reversed')!
    assert.equal(await delivered(event), 200)
    assert.deepEqual(await reversals(), [])
    await retryOpenPayouts()
    assert.deepEqual(await applyParked(), { applied: 1, waiting: 0, failed: 0 })
    const rows = await reversals()
    assert.deepEqual(
      rows.map(({ status, origin, amount }) => [status, origin, amount]),
      [['succeeded', 'provider', '15.00']]
    )
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['ODD-7', 'PAYM-5'])

  test('that the shop asked for is recorded once, from answer and event', async ({ assert }) => {
    const artist = await givenOldDebt(1000)
    stripeSandbox.faults.plan('drop_answer', 3)
    await recoverNegativeBalances()
    await stripeSandbox.deliveriesDone()
    await retryOpenPayouts()
    const rows = await reversals()
    assert.deepEqual(
      rows.map(({ status, origin }) => [status, origin]),
      [['succeeded', 'shop']]
    )
    const { debt } = await balanceOf(artist.id)
    assert.equal(debt, 0)
  }).tags(['PAYO-12'])
})
