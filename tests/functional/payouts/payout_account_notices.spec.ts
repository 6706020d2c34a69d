import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import { later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  givenEarned,
  givenReadyArtist,
  onboarding,
  payoutStatuses,
  retryOpenPayouts,
  runPayouts,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenArtist } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const SET_UP = 'Your payout account was set up'
const DAY_MINUTES = 24 * 60
const OTHER_BANK = 'The bank account for your payouts was changed'

/** The mails of what happens at Stripe, with its events. */
const mailsOf = (work: () => Promise<unknown>) =>
  mailsDuring(async () => {
    await work()
    await stripeSandbox.deliveriesDone()
  })

const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject)

test.group('The owner of a band is mailed', (group) => {
  group.each.setup(setupCheckout)

  test('when the payout account is set up, and when it has another bank', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    await onboarding(artist.id)
    const account = await accountIdOf(artist.id)
    const { onboard, useOtherBank } = stripeSandbox.connect
    const [setUp, ...more] = await mailsOf(() => onboard(account, 'complete'))
    assert.isEmpty(more)
    assert.equal(setUp!.to, owner.email)
    assert.equal(setUp!.subject, SET_UP)
    assert.include(setUp!.text, artist.bandName)
    assert.include(setUp!.text, '/account/not-me?')
    const changed = await mailsOf(() => useOtherBank(account))
    assert.deepEqual(subjects(changed), [OTHER_BANK])
    assert.include(changed[0]!.text, '/account/not-me?')
  }).tags(['PAYO-18'])

  test('when a bank is added later, and not when anything else changes', async ({ assert }) => {
    const { artist } = await givenArtist({})
    await onboarding(artist.id)
    const account = await accountIdOf(artist.id)
    const { onboard, change } = stripeSandbox.connect
    assert.isEmpty(await mailsOf(() => onboard(account, 'leave')))
    assert.deepEqual(subjects(await mailsOf(() => onboard(account, 'without_bank'))), [SET_UP])
    const noOtherBank = () =>
      change(account, (before) => ({ ...before, metadata: { note: 'changed' } }))
    assert.isEmpty(await mailsOf(noOtherBank))
    assert.deepEqual(subjects(await mailsOf(() => onboard(account, 'complete'))), [OTHER_BANK])
  }).tags(['PAYO-18'])

  test('before anything is paid to another bank, also where Stripe’s event stays away', async ({
    assert,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await mailsDuring(async () => {})
    await stripeSandbox.connect.change(
      await accountIdOf(artist.id),
      (account) => ({
        ...account,
        external_accounts: { object: 'list', data: [{ object: 'bank_account', last4: '4242' }] },
      }),
      async () => {}
    )
    assert.deepEqual(subjects(await mailsOf(runPayouts)), [OTHER_BANK])
    assert.isEmpty(await transferred())
    // The same run again, as its job does where another artist failed.
    await runPayouts()
    assert.isEmpty(await transferred())
    await later(DAY_MINUTES, runPayouts)
    assert.lengthOf(await transferred(), 1)
  }).tags(['PAYO-18'])

  test('a day before an admin can pay to another bank, however it was found', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    const { call } = await givenAdminClient(client)
    const account = await accountIdOf(artist.id)
    const pay = () => call('POST', `/api/admin/artists/${artist.id}/payouts`, {})
    const refused = async () => {
      const answer = await pay()
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'E_BANK_CHANGED')
      assert.isEmpty(await transferred())
      const paid = (await auditEntries()).filter(({ action }) => action === 'artist.pay_now')
      assert.isEmpty(paid)
    }
    await stripeSandbox.connect.change(
      account,
      (before) => ({
        ...before,
        external_accounts: { object: 'list', data: [{ object: 'bank_account', last4: '4242' }] },
      }),
      async () => {}
    )
    await refused()
    await refused()
    await db.from('payout_accounts').update({ bank_changed_at: null })
    await stripeSandbox.connect.useOtherBank(account)
    await stripeSandbox.deliveriesDone()
    await refused()
    await later(DAY_MINUTES, runPayouts)
    assert.lengthOf(await transferred(), 1)
  }).tags(['PAYO-18', 'PAYO-19'])

  test('a day before a payout that was reserved or refused goes to another bank', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    const reserve = await app.container.make(ReservePayout)
    const id = (await reserve.handle(artist.id))!
    stripeSandbox.faults.plan('balance_insufficient', 1)
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['failed 69.00'])
    await stripeSandbox.connect.useOtherBank(await accountIdOf(artist.id))
    await stripeSandbox.deliveriesDone()
    const { call } = await givenAdminClient(client)
    const answer = await call('POST', `/api/admin/payouts/${id}/retry`, {})
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_BANK_CHANGED')
    assert.isNull(await reserve.handle(artist.id))
    await db.from('payout_accounts').update({ bank_changed_at: null })
    await reserve.handle(artist.id)
    await db.from('payout_accounts').update({ bank_changed_at: new Date() })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['failed 69.00', 'cancelled 69.00'])
    assert.isEmpty(await transferred())
  }).tags(['PAYO-18'])
})
