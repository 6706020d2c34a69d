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
})
