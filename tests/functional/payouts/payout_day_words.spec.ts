import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenEarned,
  givenReadyArtist,
  reservePayout,
  retryOpenPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { givenSettingsAdmin, withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { parsePage } from '#tests/support/markup'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

test.group('The payout day', (group) => {
  group.each.setup(withoutSettings)
  group.each.setup(setupCheckout)

  test('is what screens name where one is set', async ({ assert, client }) => {
    const { change } = await givenSettingsAdmin(client)
    const { artist, owner } = await givenReadyArtist()
    const admin = await UserFactory.apply('admin').create()
    await givenEarned({ artist })
    const said = async (path: string, user: User) =>
      (await parsePage(client, path, user)).all('main')[0]!.text
    const studio = () => said('/dashboard?tab=payouts', owner)
    assert.include(await studio(), 'Paid out within a day')
    assert.include(await studio(), 'as soon as enough is ready to pay')
    const value = { holdingDays: 14, minimum: 25, payoutDay: 1 }
    ;(await change('payout_rules', { value })).assertStatus(201)
    const text = await studio()
    assert.include(text, 'Paid out on Monday')
    assert.include(text, 'on the first Monday when enough is ready to pay')
    assert.notInclude(text, 'within a day')

    await reservePayout(artist.id)
    stripeSandbox.faults.plan('balance_insufficient', 1)
    await retryOpenPayouts()
    const list = () => said('/admin/payouts', admin)
    assert.include(await list(), 'We’ll pay it in Monday’s payout run at the latest.')
    await change('payout_rules', { value: { ...value, payoutDay: 0 } })
    assert.include(await list(), 'We’ll pay it in the next payout run.')
  }).tags(['SETT-9'])
})
