import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  checkRows,
  givenBought,
  holdOf,
  holdSuspicious,
  setRule,
} from '#tests/functional/payouts/fraud_fixtures'
import { givenReadyArtist } from '#tests/functional/payouts/payout_fixtures'
import { givenArtist } from '#tests/support/given'

const DAY_MINUTES = 24 * 60
const street = '7 Harbour Lane'
const CARDS = ['card a', 'card b', 'card c']

const found = async () =>
  (await checkRows()).map(({ rule, artist_id: artistId, evidence }) => [
    rule,
    artistId,
    evidence.figure,
    evidence.orders,
  ])

test.group('A fraud rule', (group) => {
  group.each.setup(setupCheckout)

  test('finds several cards for one address, however it is spelt, and names the orders', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const { artist: other } = await givenReadyArtist()
    const spelt = ['7 Harbour Lane', '7, harbour lane', '7 Harbour-Lane ']
    const orders = []
    for (const [index, card] of CARDS.entries())
      orders.push(await givenBought({ artist, card, street: spelt[index] }))
    for (const card of CARDS) await givenBought({ artist: other, card })
    await holdSuspicious()
    assert.deepEqual(await found(), [['many_cards', artist.id, 3, 3]])
    const [check] = await checkRows()
    assert.deepEqual(check.evidence, {
      orderIds: orders.map(({ id }) => id).toReversed(),
      orders: 3,
      amount: 72,
      figure: 3,
      threshold: 3,
      days: 30,
    })
    assert.equal(await holdOf(artist.id), 'Fraud check: several cards for one buyer or address')
    assert.isNull(await holdOf(other.id))
    // Nothing that tells the address stands in the check.
    assert.match(check.subject, /^address [0-9a-f]{64}$/)
  }).tags(['FRAUD-4'])

  test('finds several cards of one buyer at several addresses; fewer cards or older orders are none', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const email = 'robin@example.com'
    for (const card of CARDS.slice(0, 2)) await givenBought({ artist, card, email })
    await givenBought({ artist, card: 'card a', email: 'Robin@example.com' })
    await holdSuspicious()
    assert.deepEqual(await found(), [])
    await later(31 * DAY_MINUTES, async () => {
      await givenBought({ artist, card: 'card c', email })
      await db
        .from('orders')
        .whereIn('id', (last) => last.from('orders').max('id'))
        .update({ created_at: new Date(Date.now() + 31 * DAY_MINUTES * 60_000) })
      await holdSuspicious()
    })
    assert.deepEqual(await found(), [])
    await holdSuspicious()
    assert.deepEqual(await found(), [['many_cards', artist.id, 3, 4]])
  }).tags(['FRAUD-4'])

  test('finds the first payout after large sales, and none after a payout', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const { artist: paid } = await givenReadyArtist()
    const sell = async (each: typeof artist) => {
      for (let count = 0; count < 4; count++) await givenBought({ artist: each, quantity: 10 })
    }
    await sell(artist)
    await sell(paid)
    await holdSuspicious()
    assert.deepEqual(await found(), [])
    for (const each of [artist, paid]) await givenBought({ artist: each, quantity: 2 })
    await db.table('payouts').insert({
      artist_id: paid.id,
      status: 'paid',
      gross_amount: '30.00',
      amount: '30.00',
      stripe_account_id: 'acct_1',
      payout_key: 'key',
      stripe_transfer_id: 'tr_1',
      sent_at: new Date(),
      paid_at: new Date(),
    })
    await holdSuspicious()
    assert.deepEqual(await found(), [['large_first_payout', artist.id, 1008, 5]])
    assert.isNull(await holdOf(paid.id))
  }).tags(['FRAUD-4'])

  test('finds a share of risky and reported payments from five paid orders on', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const { artist: small } = await givenReadyArtist()
    await givenBought({ artist, risk: 'elevated' })
    const reported = await givenBought({ artist, risk: 'normal' })
    for (const risk of ['elevated', 'highest'] as const) await givenBought({ artist: small, risk })
    const payment = await db
      .from('payment_sessions')
      .where('checkout_id', reported.checkoutId)
      .firstOrFail()
    await db.table('early_fraud_warnings').insert({
      checkout_id: reported.checkoutId,
      payment_session_id: payment.id,
      stripe_warning_id: 'issfr_1',
      fraud_type: 'misc',
      is_actionable: false,
      warned_at: new Date(),
      created_at: new Date(),
    })
    await holdSuspicious()
    assert.deepEqual(await found(), [])
    for (let count = 0; count < 3; count++) await givenBought({ artist, risk: 'normal' })
    await holdSuspicious()
    assert.deepEqual(await found(), [['risky_payments', artist.id, 40, 2]])
    await db.from('fraud_checks').delete()
    for (let count = 0; count < 6; count++) await givenBought({ artist, risk: 'normal' })
    await holdSuspicious()
    assert.deepEqual(await found(), [])
  }).tags(['FRAUD-4'])

  test('finds an artist who buys their own in bulk, by their card and address too', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await setRule(
      'own_purchases',
      { threshold: 25 },
      (await UserFactory.apply('admin').create()).id
    )
    await givenBought({ artist, card: 'own', street, quantity: 5, isSelfPurchase: true })
    await givenBought({ artist, card: 'own', quantity: 10 })
    await givenBought({ artist, street, quantity: 9 })
    await givenBought({ artist, card: 'a fan’s', quantity: 10 })
    await holdSuspicious()
    assert.deepEqual(await found(), [])
    await givenBought({ artist, card: 'own', quantity: 1 })
    await holdSuspicious()
    assert.deepEqual(await found(), [['own_purchases', artist.id, 25, 4]])
  }).tags(['FRAUD-4'])

  test('counts no unpaid orders, and none of artists without a payout account', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const { artist: without } = await givenArtist({})
    for (const card of CARDS) await givenBought({ artist, card, street })
    for (const card of CARDS) await givenBought({ artist: without, card, street })
    await db
      .from('orders')
      .where('artist_id', artist.id)
      .update({ payment_status: 'unpaid', status: 'cancelled' })
    await holdSuspicious()
    assert.deepEqual(await found(), [])
  })

  test('is evaluated as an admin has changed it, and not at all once it is off', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const { id: adminId } = await UserFactory.apply('admin').create()
    for (const card of CARDS) await givenBought({ artist, card, street })
    await setRule('many_cards', { is_on: false }, adminId)
    await holdSuspicious()
    assert.deepEqual(await found(), [])
    await db.from('fraud_rules').update({ is_on: true, threshold: 4 })
    await holdSuspicious()
    assert.deepEqual(await found(), [])
    await db.from('fraud_rules').update({ threshold: 2 })
    await holdSuspicious()
    assert.lengthOf(await found(), 1)
  }).tags(['FRAUD-6'])
})
