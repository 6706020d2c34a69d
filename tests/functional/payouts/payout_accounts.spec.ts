import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import stripeConfig from '#config/stripe'
import { RefreshPayoutAccount } from '#payouts/actions/refresh_payout_account'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import { delivered } from '#tests/functional/payments/payment_fixtures'
import {
  accountIdOf,
  callsOf,
  EARNED,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  onboarding,
} from '#tests/functional/payouts/payout_fixtures'
import { givenArtist } from '#tests/support/given'

const CONNECT = { secret: stripeConfig.connectWebhookSecret }

const accountRow = () => db.from('payout_accounts').firstOrFail()

async function latestEvent(type: string) {
  const all = await stripeSandbox.events.all()
  const found = all.filter((event) => event.type === type)
  return found.sort((one, other) => other.created - one.created)[0]!
}

test.group('An artist’s account at Stripe', (group) => {
  group.each.setup(setupCheckout)

  test('is made once, also where the answer is lost or it is requested twice at once', async ({
    assert,
  }) => {
    const { artist } = await givenArtist({})
    stripeSandbox.faults.plan('drop_answer', 3)
    await assert.rejects(() => onboarding(artist.id), /cannot be reached/)
    await Promise.allSettled([onboarding(artist.id), onboarding(artist.id)])
    const { url } = await onboarding(artist.id)
    assert.match(url, /\/sandbox\/stripe\/onboarding\/link_/)
    assert.lengthOf(await stripeSandbox.connect.accounts.all(), 1)
    const [account] = await stripeSandbox.connect.accounts.all()
    assert.equal(await accountIdOf(artist.id), account!.id)
    assert.deepEqual(account!.controller, {
      losses: { payments: 'application' },
      fees: { payer: 'application' },
      stripe_dashboard: { type: 'express' },
    } as never)
  }).tags(['PAYO-1'])

  test('is asked for under another key after a refusal that Stripe keeps', async ({ assert }) => {
    const { artist } = await givenArtist({})
    stripeSandbox.faults.plan('balance_insufficient', 1)
    await assert.rejects(() => onboarding(artist.id), /did not open your payout settings/)
    await onboarding(artist.id)
    const keys = callsOf('/v1/accounts').map(({ idempotencyKey }) => idempotencyKey)
    assert.lengthOf(new Set(keys), 2)
  }).tags(['PAYO-1'])

  test('is updated by events, {$self} times')
    .tags(['PAYO-2'])
    .with([0, 1, 2, 5])
    .run(async ({ assert }, times) => {
      const { artist } = await givenArtist({})
      await onboarding(artist.id)
      stripeSandbox.faults.holdWebhooks(true)
      await stripeSandbox.connect.onboard(await accountIdOf(artist.id), 'without_bank')
      const event = await latestEvent('account.updated')
      for (let time = 0; time < times; time++) assert.equal(await delivered(event, CONNECT), 200)
      const row = await accountRow()
      assert.deepEqual(
        [row.details_submitted, row.payouts_enabled, row.requirements_due.length],
        times > 0 ? [true, false, 1] : [false, false, 4]
      )
    })

  test('is read again for each event, so that a late one writes nothing outdated', async ({
    assert,
  }) => {
    const { artist } = await givenArtist({})
    await onboarding(artist.id)
    stripeSandbox.faults.holdWebhooks(true)
    const id = await accountIdOf(artist.id)
    await stripeSandbox.connect.onboard(id, 'without_bank')
    const early = await latestEvent('account.updated')
    await stripeSandbox.connect.onboard(id, 'complete')
    assert.equal(await delivered(early, CONNECT), 200)
    const row = await accountRow()
    assert.isTrue(row.payouts_enabled)
  }).tags(['PAYO-2'])

  test('has the state of the later of two snapshots, whichever is written last', async ({
    assert,
  }) => {
    const { artist } = await givenArtist({})
    await onboarding(artist.id)
    const id = await accountIdOf(artist.id)
    const earlier = clock.now()
    const early = await stripeSandbox.connect.accounts.find(id)
    await stripeSandbox.connect.onboard(id, 'complete')
    await stripeSandbox.deliveriesDone()
    const refresh = await app.container.make(RefreshPayoutAccount)
    await refresh.write(early as never, earlier)
    const row = await accountRow()
    assert.isTrue(row.payouts_enabled)
  }).tags(['PAYM-10'])

  test('accepts only events with the signature of its own endpoint', async ({ assert }) => {
    const event = { id: 'evt_1', type: 'account.updated', data: { object: { id: 'acct_1' } } }
    assert.equal(await delivered(event, { secret: 'whsec_other' }), 400)
  }).tags(['PAYO-2'])

  test('shows a failed bank payout until a later one succeeds', async ({ assert }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await runPayouts()
    const id = await accountIdOf(artist.id)
    const payout = await stripeSandbox.connect.payToBank(id, EARNED)
    await stripeSandbox.connect.failBankPayout(payout.id)
    await stripeSandbox.deliveriesDone()
    const row = await accountRow()
    assert.deepEqual(
      [row.bank_failure, row.payouts_enabled],
      ['The bank account has been closed.', false]
    )
    await stripeSandbox.connect.onboard(id, 'complete')
    await stripeSandbox.connect.payToBank(id, EARNED)
    await stripeSandbox.deliveriesDone()
    const after = await accountRow()
    assert.deepEqual([after.bank_failure, after.payouts_enabled], [null, true])
  }).tags(['PAYO-2'])
  test('forgets a failed bank payout once a later one succeeded, whichever event arrives last', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await runPayouts()
    const id = await accountIdOf(artist.id)
    stripeSandbox.faults.holdWebhooks(true)
    const older = await stripeSandbox.connect.payToBank(id, 1000)
    await stripeSandbox.connect.failBankPayout(older.id)
    const failed = await latestEvent('payout.failed')
    await later(60, () => stripeSandbox.connect.payToBank(id, 1000))
    const paid = await latestEvent('payout.paid')
    for (const event of [paid, failed]) assert.equal(await delivered(event, CONNECT), 200)
    const row = await accountRow()
    assert.isNull(row.bank_failure)
  }).tags(['PAYM-10'])
})
