import { test } from '@japa/runner'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  givenEarned,
  givenReadyArtist,
  onboarding,
  runPayouts,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'
import { givenArtist } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const SET_UP = 'Your payout account was set up'
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
    await runPayouts()
    assert.lengthOf(await transferred(), 1)
  }).tags(['PAYO-18'])
})
