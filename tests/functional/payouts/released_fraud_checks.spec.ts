import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { checkRows, givenBought, holdSuspicious } from '#tests/functional/payouts/fraud_fixtures'
import { givenReadyArtist } from '#tests/functional/payouts/payout_fixtures'

const street = '7 Harbour Lane'
const email = 'robin@example.com'
const CARDS = ['card a', 'card b', 'card c']

/** As if an admin had released every check. */
async function releaseChecks() {
  const { id } = await UserFactory.apply('admin').create()
  await db.from('fraud_checks').where('status', 'waiting').update({
    status: 'released',
    reason: 'A family',
    decided_by_user_id: id,
    decided_at: new Date(),
  })
}

const open = async () =>
  (await checkRows())
    .filter(({ status }) => status === 'waiting')
    .map(({ rule, subject, evidence }) => [rule, subject.split(' ')[0], evidence.orders])

/** The bank of a paid order reports it as fraud. */
async function report(order: Awaited<ReturnType<typeof givenBought>>) {
  const payment = await db
    .from('payment_sessions')
    .where('checkout_id', order.checkoutId)
    .firstOrFail()
  await db.table('early_fraud_warnings').insert({
    checkout_id: order.checkoutId,
    payment_session_id: payment.id,
    stripe_warning_id: `issfr_${order.id}`,
    fraud_type: 'misc',
    is_actionable: false,
    warned_at: new Date(),
    created_at: new Date(),
  })
}

test.group('Orders of a released fraud check', (group) => {
  group.each.setup(setupCheckout)

  test('are not found again by the buyer where they were by the address, nor with a later one', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    for (const card of CARDS) await givenBought({ artist, card, street, email })
    await holdSuspicious()
    assert.deepEqual(await open(), [['many_cards', 'address', 3]])
    await releaseChecks()
    await holdSuspicious()
    assert.deepEqual(await open(), [])
    await givenBought({ artist, card: 'card a', street: '8 Harbour Lane', email })
    await holdSuspicious()
    assert.deepEqual(await open(), [])
    for (const card of ['card d', 'card e']) await givenBought({ artist, card, email })
    await holdSuspicious()
    assert.deepEqual(await open(), [['many_cards', 'buyer', 3]])
  }).tags(['FRAUD-7'])

  test('leave older orders of the artist, which count once their banks report fraud', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    const older = []
    for (let count = 0; count < 4; count++)
      older.push(await givenBought({ artist, risk: 'normal' }))
    for (let count = 0; count < 2; count++) await givenBought({ artist, risk: 'elevated' })
    await holdSuspicious()
    assert.deepEqual(await open(), [['risky_payments', '', 2]])
    await releaseChecks()
    await holdSuspicious()
    assert.deepEqual(await open(), [])
    await givenBought({ artist, risk: 'normal' })
    await report(older[0]!)
    await holdSuspicious()
    assert.deepEqual(await open(), [])
    await report(older[1]!)
    await holdSuspicious()
    assert.deepEqual(await open(), [['risky_payments', '', 2]])
  }).tags(['FRAUD-7'])
})
