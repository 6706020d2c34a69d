import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import payoutsConfig from '#config/payouts'
import { PayableByOrder } from '#ledger/public'
import { EraseAccount } from '#identity/actions/erase_account'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  balanceOf,
  ledgerAddsUp,
  callsOf,
  EARNED,
  givenDebt,
  givenEarned,
  givenMore,
  givenReadyArtist,
  givenTaken,
  reservePayout,
  runPayouts,
  payoutRows,
  retryOpenPayouts,
  payoutStatuses,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'

const DAY_MINUTES = 24 * 60

test.group('A payout', (group) => {
  group.each.setup(setupCheckout)

  test('pays an artist what was shipped two weeks ago, once, by one transfer of its own', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    const [transfer] = await stripeSandbox.connect.transfers.all()
    const [payout] = await payoutRows()
    assert.equal(transfer!.destination, await accountIdOf(artist.id))
    assert.deepEqual([transfer!.amount, transfer!.currency], [EARNED, 'gbp'])
    const [call] = callsOf('/v1/transfers')
    assert.equal(call!.idempotencyKey, `payout-${payout.id}`)
    assert.notInclude(call!.form, 'source_transaction')
    const lines = await db.from('payout_lines').select('order_id', 'amount')
    assert.deepEqual(lines, [{ order_id: order.id, amount: '69.00' }])
    assert.deepEqual(await balanceOf(artist.id), { payable: 0, debt: 0, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
    const mails = await db.from('outgoing_mails').where('mail', 'payout-paid')
    assert.lengthOf(mails, 1)
  }).tags(['PAYO-3'])

  test('waits for what is too little, and pays it together with more', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist, quantity: 3 })
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    assert.isNull(await reservePayout(artist.id))
    await givenEarned({ artist, quantity: 1 })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['paid 27.60'])
  }).tags(['PAYO-5'])

  test('is made of the minimum to the penny', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    await givenTaken(order, EARNED - payoutsConfig.minimum)
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['paid 25.00'])
  }).tags(['PAYO-5'])

  test('of an artist who left is made whatever it comes to: £{$self}')
    .tags(['PAYO-5'])
    .with(['6.90', '0.01'])
    .run(async ({ assert }, left) => {
      const { artist, owner } = await givenReadyArtist()
      const order = await givenEarned({ artist, quantity: 1 })
      if (left === '0.01') await givenTaken(order, 689)
      const erase = await app.container.make(EraseAccount)
      await db.transaction((trx) => erase.handle(owner, trx))
      assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
      assert.deepEqual(await payoutStatuses(), [`paid ${left}`])
    })

  test('of an artist who left is not made where a debt takes all of it', async ({ assert }) => {
    const { artist, owner } = await givenReadyArtist()
    await givenDebt(artist.id, 690)
    await givenEarned({ artist, quantity: 1 })
    const erase = await app.container.make(EraseAccount)
    await db.transaction((trx) => erase.handle(owner, trx))
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    assert.deepEqual(await payoutStatuses(), [])
  }).tags(['PAYO-5'])

  test('waits two weeks after shipment, and another month where artists bought their own', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const order = await givenEarned({ artist, shippedDaysAgo: 13 })
    const own = await givenEarned({ artist, shippedDaysAgo: 13 })
    await givenEarned({ artist, shippedDaysAgo: null })
    await own.merge({ isSelfPurchase: true }).save()
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await later(DAY_MINUTES, runPayouts)
    const lines = await db.from('payout_lines').select('order_id')
    assert.deepEqual(lines, [{ order_id: order.id }])
    await later(30 * DAY_MINUTES, runPayouts)
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    await later(31 * DAY_MINUTES, runPayouts)
    assert.deepEqual(await payoutStatuses(), ['paid 69.00', 'paid 69.00'])
  }).tags(['PAYO-4'])

  test('leaves out what is disputed, or held by its checkout', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const disputed = await givenEarned({ artist })
    const held = await givenEarned({ artist })
    await disputed.merge({ paymentStatus: 'disputed' }).save()
    await db
      .from('checkouts')
      .where('id', held.checkoutId)
      .update({ production_hold: true, production_hold_reason: 'Paid in another currency' })
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    assert.deepEqual(await transferred(), [])
  }).tags(['PAYO-4'])

  test('is not made to an artist whom Stripe would not pay, or whom we hold', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    stripeSandbox.faults.holdWebhooks(true)
    const stripeAccount = await accountIdOf(artist.id)
    await stripeSandbox.connect.change(stripeAccount, (account) => ({
      ...account,
      payouts_enabled: false,
    }))
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await stripeSandbox.connect.onboard(stripeAccount, 'complete')
    await db.from('payout_accounts').update({ payout_hold: true, payout_hold_reason: 'Odd sales' })
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await db.from('payout_accounts').update({ payout_hold: false, payout_hold_reason: null })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
  }).tags(['PAYO-6'])

  test('is less what the artist owes, and not made where too little is left', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenDebt(artist.id, 5000)
    await givenEarned({ artist })
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await givenEarned({ artist })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await transferred(), [2 * EARNED - 5000])
    assert.deepEqual(await balanceOf(artist.id), { payable: 0, debt: 0, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-10'])

  test('is more by what was taken from the artist and came back to us', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenDebt(artist.id, -500)
    await givenEarned({ artist })
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await transferred(), [EARNED + 500])
    assert.deepEqual(await balanceOf(artist.id), { payable: 0, debt: 0, inTransit: 0 } as never)
  }).tags(['PAYO-10'])

  test('is made once, however many workers are at it at once', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await givenEarned({ artist })
    await Promise.all([runPayouts(), runPayouts(), retryOpenPayouts(), runPayouts()])
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 138.00'])
    assert.deepEqual(await transferred(), [2 * EARNED])
  }).tags(['PAYO-7'])

  test('of more rows than one holds is several', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    for (let row = 0; row < 3; row++) await givenEarned({ artist })
    const most = payoutsConfig.mostLines
    payoutsConfig.mostLines = 2
    await runPayouts().finally(() => (payoutsConfig.mostLines = most))
    assert.deepEqual(await payoutStatuses(), ['paid 138.00', 'paid 69.00'])
  }).tags(['PAYO-7'])

  test('gives no place of its rows to one that is not due yet', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist, shippedDaysAgo: 1 })
    const due = await givenEarned({ artist })
    const most = payoutsConfig.mostLines
    payoutsConfig.mostLines = 1
    await runPayouts().finally(() => (payoutsConfig.mostLines = most))
    const lines = await db.from('payout_lines').select('order_id')
    assert.deepEqual(lines, [{ order_id: due.id }])
  }).tags(['PAYO-4'])

  test('pays what is left of a row, were it a penny', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await givenTaken(await givenEarned({ artist }), EARNED - 1)
    await runPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.01'])
    const lines = await db.from('payout_lines').orderBy('order_id').select('amount')
    assert.deepEqual(lines, [{ amount: '69.00' }, { amount: '0.01' }])
  }).tags(['PAYO-3'])

  test('leaves out a row of which nothing is left once its rows are locked', async ({
    assert,
    cleanup,
  }) => {
    const { artist } = await givenReadyArtist()
    const taken = await givenEarned({ artist })
    const kept = await givenEarned({ artist })
    const payable = await app.container.make(PayableByOrder)
    let reads = 0
    const ofArtist: PayableByOrder['ofArtist'] = async (...told) => {
      const open = await payable.ofArtist(...told)
      if (reads++ === 0) await givenTaken(taken, EARNED)
      return open
    }
    app.container.swap(PayableByOrder, () =>
      Object.create(payable, { ofArtist: { value: ofArtist } })
    )
    cleanup(() => app.container.restore(PayableByOrder))
    assert.deepEqual(await runPayouts(), { made: 1, failed: 0 })
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    const lines = await db.from('payout_lines').select('order_id', 'amount')
    assert.deepEqual(lines, [{ order_id: kept.id, amount: '69.00' }])
  }).tags(['PAYO-7'])

  test('pays nothing where the ledger owes more for a row than it earned', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    await givenMore(order)
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    assert.deepEqual(await transferred(), [])
  }).tags(['PAYO-13'])
})
