import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckLedger, type Difference } from '#ledger/public'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  recoverNegativeBalances,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  retryOpenPayouts,
} from '#tests/functional/payouts/payout_fixtures'

/** What of payouts differs; their sales are told to the ledger alone, so that other comparisons have much to say. */
async function differences(): Promise<string[]> {
  const found: Difference[] = []
  await (await app.container.make(CheckLedger)).handle((difference) => found.push(difference))
  return found
    .filter(({ name }) => name.includes('payouts'))
    .map(({ subject, one, other }) => `${subject}: ${one}, ${other}`)
}

test.group('ledger:check of payouts', (group) => {
  group.each.setup(setupCheckout)

  test('agrees with what was paid, what Stripe would not send, and what was taken back for a debt', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await runPayouts()
    await givenDebt(artist.id, 1000, 61)
    await recoverNegativeBalances()
    await retryOpenPayouts()
    const { artist: other } = await givenReadyArtist()
    await givenEarned({ artist: other })
    stripeSandbox.faults.plan('server_error', 3)
    await runPayouts()
    const rows = await db.from('payouts').orderBy('id').select('status', 'reversed_amount')
    assert.deepEqual(rows[0], { status: 'paid', reversed_amount: '10.00' })
    assert.deepEqual(await differences(), [])
    await retryOpenPayouts()
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-15'])

  test('says which payout says something else than the ledger', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    await runPayouts()
    const { id } = await db.from('payouts').firstOrFail()
    await db.from('payouts').where('id', id).update({ gross_amount: '70.00', amount: '70.00' })
    await db.from('payout_lines').update({ amount: '70.00' })
    assert.sameMembers(await differences(), [
      `payout ${id}, artist_payable: 7000, 6900`,
      `payout ${id}, stripe_balance: -7000, -6900`,
      `payout ${id}, order ${order.id}: 7000, 6900`,
    ])
  }).tags(['LEDG-15'])
})
