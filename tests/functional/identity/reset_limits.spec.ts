import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { deliverMails } from '#tests/support/outgoing_mails'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const NEW_PASSWORD = 'an even longer password'

test.group('The mails for a new password', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('an account is sent five links an hour, from however many networks, and they stay valid', async ({
    assert,
    cleanup,
  }) => {
    cleanup(trustForwardedAddress())
    const user = await UserFactory.create()
    const first = await mailedToken(user.email)
    const mailer = mail.fake()
    cleanup(() => mail.restore())
    for (let net = 1; net <= 12; net++) {
      const headers = { 'x-forwarded-for': `198.51.100.${net}` }
      const answer = await new HttpSession().post(
        '/api/forgot-password',
        { email: user.email },
        headers
      )
      assert.equal(answer.status, 202)
    }
    await deliverMails()
    assert.lengthOf(mailer.mails.sent(), 4)
    assert.lengthOf(await db.from('password_resets').where('user_id', user.id), 5)
    const answer = await new HttpSession().post('/api/reset-password', {
      token: first,
      password: NEW_PASSWORD,
    })
    assert.equal(answer.status, 204)
  }).tags(['LIMIT-16'])

  test('that one email’s limit refuses are not counted for the network that others share', async ({
    assert,
    cleanup,
  }) => {
    cleanup(trustForwardedAddress())
    const ask = async (email: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.9' }
      return (await new HttpSession().post('/api/forgot-password', { email }, headers)).status
    }
    const statuses: number[] = []
    for (let count = 0; count < 40; count++) statuses.push(await ask('eager@example.test'))
    assert.deepEqual(statuses, [...Array(5).fill(202), ...Array(35).fill(429)])
    for (let other = 1; other <= 25; other++)
      assert.equal(await ask(`other-${other}@example.test`), 202)
    assert.equal(await ask('one-more@example.test'), 429)
  }).tags(['LIMIT-21'])
})
