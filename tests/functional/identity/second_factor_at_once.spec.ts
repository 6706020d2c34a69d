import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { signedIn } from '#tests/functional/account/account_fixtures'
import {
  codeOf,
  givenTwoStepLogin,
  halfLoggedIn,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'

test.group('Second factors at once', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.teardown(resetDatabase)

  test('a code of the app and a recovery code log in one of two browsers', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code, recoveryCodes } = await givenTwoStepLogin(user)
    for (const used of [code(), recoveryCodes[0]!]) {
      const browsers = [await halfLoggedIn(user), await halfLoggedIn(user)]
      const answers = await Promise.all(browsers.map((browser) => secondStep(browser, used)))
      assert.sameMembers(
        answers.map(({ status }) => status),
        [200, 422]
      )
    }
  }).tags(['MFA-3'])

  test('of two sessions that turn it on, one does', async ({ assert }) => {
    const user = await UserFactory.create()
    const browsers = [await signedIn(user), await signedIn(user)]
    const path = '/api/account/authenticator'
    const secrets: string[] = []
    for (const browser of browsers) secrets.push((await browser.post(path)).json().secret)
    const answers = await Promise.all(
      browsers.map((browser, which) => browser.put(path, { code: codeOf(secrets[which]!) }))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409]
    )
    const codes = await db.from('recovery_codes').where('user_id', user.id)
    assert.lengthOf(codes, 10)
  }).tags(['MFA-1'])
})
