import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { waitingMails } from '#tests/support/outgoing_mails'
import { SignInSocially } from '#identity/actions/sign_in_socially'

const PROFILE = {
  provider: 'spotify',
  email: 'sia@example.test',
  isEmailVerified: false,
  name: 'Sia',
} as const

test.group('Sign-in with Spotify', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its email is never proof: a new account is unverified, an existing one stays closed', async ({
    assert,
  }) => {
    const action = await app.container.make(SignInSocially)
    const user = await action.handle({ ...PROFILE, providerUserId: 'spotify-1' }, 'fan')
    await user.refresh()
    assert.isNull(user.emailVerifiedAt)
    assert.lengthOf(await waitingMails(), 1, 'with the link that proves it')
    await assert.rejects(
      () => action.handle({ ...PROFILE, providerUserId: 'spotify-2' }, 'fan'),
      /already exists/
    )
    const again = await action.handle({ ...PROFILE, providerUserId: 'spotify-1' }, 'fan')
    assert.equal(again.id, user.id)
  })
})
