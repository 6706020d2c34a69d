import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { RequestSecondFactorRemoval } from '#identity/second_factor_removal/request_removal'
import app from '@adonisjs/core/services/app'
import {
  carryOut,
  givenLostDevice,
  hasFactor,
  removalsOf,
  standOf,
} from '#tests/functional/identity/lost_device_fixtures'
import {
  givenTwoStepLogin,
  halfLoggedIn,
  secondStep,
} from '#tests/functional/identity/second_factor_fixtures'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'

const mailsAbout = (notice: string) =>
  db
    .from('outgoing_mails')
    .where('mail', 'second-factor-removal')
    .whereRaw(`data->>'notice' = ?`, [notice])

/** A request whose time has come, and whose owner was told a day ago. */
async function givenDueRemoval() {
  const fan = await UserFactory.create()
  const factor = await givenTwoStepLogin(fan)
  await givenLostDevice(fan)
  await db.rawQuery(
    `UPDATE second_factor_removals SET requested_at = now() - interval '3 days',
            reminded_at = now() - interval '1 day', due_at = now() - interval '1 minute'
      WHERE user_id = ?`,
    [fan.id]
  )
  return { fan, ...factor }
}

test.group('The request about a lost device, at once with', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('itself, is one request with one mail', async ({ assert }) => {
    const fan = await UserFactory.create()
    await givenTwoStepLogin(fan)
    const request = await app.container.make(RequestSecondFactorRemoval)
    const asked = {
      userId: fan.id,
      accessVersion: 0,
      place: { device: null, network: '203.0.113.x' },
      requestId: null,
    }
    await Promise.all([1, 2, 3, 4].map(() => request.handle(asked)))
    assert.lengthOf(await removalsOf(fan), 1)
    assert.lengthOf(await mailsAbout('requested'), 1)
  }).tags(['MFA-15'])

  test('two workers, is carried out once', async ({ assert }) => {
    const { fan } = await givenDueRemoval()
    const runs = await Promise.all([carryOut(), carryOut(), carryOut()])
    assert.equal(
      runs.map(({ removed }) => removed).reduce((sum, one) => sum + one),
      1
    )
    assert.deepEqual(
      runs.map(({ failed }) => failed),
      [0, 0, 0]
    )
    assert.isFalse(await hasFactor(fan))
    assert.lengthOf(await mailsAbout('removed'), 1)
    const entries = await db.from('audit_entries').where('action', 'user.second_factor_removal')
    assert.lengthOf(entries, 1)
  }).tags(['MFA-15'])

  test('a log-in, either ends with it or removes the factor and logs in nobody', async ({
    assert,
  }) => {
    for (let times = 0; times < 6; times += 1) {
      const { fan, code } = await givenDueRemoval()
      const browser = await halfLoggedIn(fan)
      const [answer] = await Promise.all([secondStep(browser, code()), carryOut()])
      const isRemoved = !(await hasFactor(fan))
      const [status, by] = await standOf(fan)
      assert.deepEqual([status, by], isRemoved ? ['removed', null] : ['cancelled', 'log-in'])
      assert.equal(await browser.isSignedIn(), !isRemoved, `answered ${answer.status}`)
    }
  }).tags(['MFA-16'])
})
