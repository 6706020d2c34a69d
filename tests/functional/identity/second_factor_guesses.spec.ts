import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { mailsDuring } from '#tests/support/mails_during'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import {
  firstStep,
  givenTwoStepLogin,
  loggedInByCode,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { secondFactorThrottle } from '#identity/throttles'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

async function guess(browser: HttpSession, times: number) {
  const statuses = []
  for (let tries = 0; tries < times; tries++)
    statuses.push((await secondStep(browser, `00000${tries}`)).status)
  return statuses
}

test.group('Guessing codes on many devices', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('has no tries of its own on a browser that has set a new password by a mailed link', async ({
    assert,
  }) => {
    const user = await UserFactory.apply('verified').create()
    const { code } = await givenTwoStepLogin(user)
    const owner = await loggedInByCode(user, code())
    const statuses = []
    let password = ''
    for (const round of [1, 2, 3]) {
      const browser = new HttpSession()
      password = `an even longer password ${round}`
      await mailsDuring(async () => {})
      const reset = { token: await mailedToken(user.email), password }
      assert.equal((await browser.post('/api/reset-password', reset)).status, 204)
      assert.equal((await browser.post('/api/login', { email: user.email, password })).status, 401)
      statuses.push(...(await guess(browser, 2)))
    }
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429])
    // The owner's device, which has finished a log-in, is still counted by itself.
    assert.equal((await owner.post('/api/login', { email: user.email, password })).status, 401)
    assert.equal((await secondStep(owner, code(1))).status, 200)
  }).tags(['MFA-21', 'MFA-4'])

  test('ends after 60 a day on all devices together, known ones too', async ({ assert }) => {
    const user = await UserFactory.create()
    const { code } = await givenTwoStepLogin(user)
    for (let tries = 0; tries < 60; tries++)
      await secondFactorThrottle.count({ userId: user.id, device: `device ${tries % 20}` })
    const browser = new HttpSession()
    assert.equal((await firstStep(browser, user)).status, 401)
    assert.equal((await secondStep(browser, code())).status, 429)
    const other = await UserFactory.create()
    const { code: codeOfOther } = await givenTwoStepLogin(other)
    await loggedInByCode(other, codeOfOther())
  }).tags(['MFA-21'])

  test('a right code takes back its own count alone', async ({ assert }) => {
    const user = await UserFactory.create()
    const device = 'device of the owner'
    for (let tries = 0; tries < 70; tries++) {
      await secondFactorThrottle.count({ userId: user.id, device })
      await secondFactorThrottle.forgive({ userId: user.id, device })
    }
    for (let tries = 0; tries < 60; tries++)
      await secondFactorThrottle.count({ userId: user.id, device: `device ${tries % 20}` })
    await secondFactorThrottle.forgive({ userId: user.id, device: 'device 1' })
    await secondFactorThrottle.count({ userId: user.id, device: 'device 1' })
    await assert.rejects(() => secondFactorThrottle.count({ userId: user.id, device }))
  }).tags(['MFA-21'])
})
