import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { afterResponseDone } from '#core/after_response'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { RequestPasswordReset } from '#identity/actions/request_password_reset'
import { clock } from '#shared/clock'
import { mailedToken } from '#tests/functional/identity/mailed_token'
import { mailsDuring } from '#tests/support/mails_during'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { deliverMails } from '#tests/support/outgoing_mails'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const NEW_PASSWORD = 'an even longer password'

test.group('A forgotten password', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('the answer is the same 202 for a known and an unknown email; only the known one gets a mail', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    const mailer = mail.fake()
    cleanup(() => mail.restore())
    const known = await new HttpSession().post('/api/forgot-password', {
      email: user.email.toUpperCase(),
    })
    const unknown = await new HttpSession().post('/api/forgot-password', {
      email: 'nobody@example.test',
    })
    await deliverMails()
    assert.equal(known.status, 202)
    assert.equal(unknown.status, 202)
    assert.equal(known.text, unknown.text)
    const sent = mailer.mails.sent()
    assert.lengthOf(sent, 1)
    assert.isTrue(sent[0]!.message.hasTo(user.email))
  }).tags(['ACC-10'])

  test('the answer waits for nothing that is done for a known email', async ({
    assert,
    cleanup,
  }) => {
    const { email } = await UserFactory.create()
    const real = await app.container.make(RequestPasswordReset)
    const gate = Promise.withResolvers<void>()
    app.container.swap(RequestPasswordReset, () => ({
      handle: (asked: string) => gate.promise.then(() => real.handle(asked)),
    }))
    cleanup(() => app.container.restore(RequestPasswordReset))
    const mails = await mailsDuring(async () => {
      assert.equal(await new HttpSession().postStatus('/api/forgot-password', { email }), 202)
      gate.resolve()
      await afterResponseDone()
    })
    assert.lengthOf(mails, 1)
  }).tags(['ACC-10'])

  test('a suspended account gets no mail', async ({ cleanup }) => {
    const user = await UserFactory.apply('suspended').create()
    const mailer = mail.fake()
    cleanup(() => mail.restore())
    await new HttpSession().post('/api/forgot-password', { email: user.email })
    await deliverMails()
    mailer.mails.assertNoneSent()
  })

  test('the mail says hello, carries the link twice and never the token outside it; the database keeps only a hash', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.apply('verified').merge({ firstName: '<Sam>' }).create()
    const mailer = mail.fake()
    cleanup(() => mail.restore())
    await new HttpSession().post('/api/forgot-password', { email: user.email })
    await deliverMails()
    const sent = mailer.mails.sent()[0]!
    await sent.buildWithContents()
    const { html, text, subject } = sent.message.toJSON().message
    const token = /token=([\w-]+)/.exec(String(text))![1]!
    assert.equal(subject, 'Choose a new password for Gigstall')
    assert.include(String(html), `/reset-password?token=${token}`)
    assert.include(String(html), 'Hello &lt;Sam&gt;,')
    assert.include(String(text), 'Hello <Sam>,')
    const [link] = await db.from('password_resets').where('user_id', user.id)
    assert.notInclude(JSON.stringify(link), token)
  })

  test('the link sets a new password, once, and signs out every other session', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const elsewhere = new HttpSession()
    await elsewhere.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    const token = await mailedToken(user.email)

    const visitor = new HttpSession()
    const answer = await visitor.post('/api/reset-password', { token, password: NEW_PASSWORD })
    assert.equal(answer.status, 204)
    assert.equal(await elsewhere.getStatus('/api/auth/user'), 401)
    assert.equal(
      await visitor.postStatus('/api/login', { email: user.email, password: FACTORY_PASSWORD }),
      401
    )
    assert.equal(
      await visitor.postStatus('/api/login', { email: user.email, password: NEW_PASSWORD }),
      200
    )
    await user.refresh()
    assert.isNotNull(user.emailVerifiedAt)

    const again = await visitor.post('/api/reset-password', {
      token,
      password: 'a third long password',
    })
    assert.equal(again.status, 422)
    assert.equal(again.json().errors[0].field, 'token')
    const credentials = { email: user.email, password: NEW_PASSWORD }
    assert.equal(await new HttpSession().postStatus('/api/login', credentials), 200)
  })

  test('the session that sets it stays signed in', async ({ assert }) => {
    const user = await UserFactory.create()
    const visitor = new HttpSession()
    await visitor.post('/api/login', { email: user.email, password: FACTORY_PASSWORD })
    const token = await mailedToken(user.email)
    await visitor.post('/api/reset-password', { token, password: NEW_PASSWORD })
    assert.equal(await visitor.getStatus('/api/auth/user'), 200)
  })

  test('the link used twice at once works once', async ({ assert }) => {
    const user = await UserFactory.create()
    const token = await mailedToken(user.email)
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const answers = await Promise.all(
      ['one long password', 'two long passwords'].map((password) =>
        visitor.post('/api/reset-password', { token, password })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 422])
  })

  test('using one link ends the others', async ({ assert }) => {
    const user = await UserFactory.create()
    const first = await mailedToken(user.email)
    const second = await mailedToken(user.email)
    const visitor = new HttpSession()
    assert.equal(
      await visitor.postStatus('/api/reset-password', { token: second, password: NEW_PASSWORD }),
      204
    )
    assert.equal(
      await visitor.postStatus('/api/reset-password', { token: first, password: NEW_PASSWORD }),
      422
    )
  })

  test('after an hour the link has run out', async ({ assert, cleanup }) => {
    const user = await UserFactory.create()
    const token = await mailedToken(user.email)
    const later = clock.now().plus({ minutes: 61 })
    cleanup(clock.set(() => later))
    const answer = await new HttpSession().post('/api/reset-password', {
      token,
      password: NEW_PASSWORD,
    })
    assert.equal(answer.status, 422)
  })

  test('a refused password changes nothing, and the link still works', async ({ assert }) => {
    const user = await UserFactory.create()
    const token = await mailedToken(user.email)
    const visitor = new HttpSession()
    assert.equal(await visitor.postStatus('/api/reset-password', { token, password: 'short' }), 422)
    assert.equal(
      await visitor.postStatus('/api/reset-password', { token, password: NEW_PASSWORD }),
      204
    )
  })

  test('a social account linked before the email was proved does not survive the proof', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    await db
      .table('social_identities')
      .insert({ user_id: user.id, provider: 'spotify', provider_user_id: 'squatter' })
    const token = await mailedToken(user.email)
    await new HttpSession().post('/api/reset-password', { token, password: NEW_PASSWORD })
    assert.lengthOf(await db.from('social_identities').where('user_id', user.id), 0)
  })

  test('emails to an address are limited, and the limit does not reveal whether it has an account', async ({
    assert,
  }) => {
    const visitor = new HttpSession()
    for (let asked = 0; asked < 5; asked++) {
      assert.equal(
        await visitor.postStatus('/api/forgot-password', { email: 'nobody@example.test' }),
        202
      )
    }
    const answer = await visitor.post('/api/forgot-password', { email: 'nobody@example.test' })
    assert.equal(answer.status, 429)
    await deliverMails()
  })

  test('links cannot be guessed at will', async ({ assert }) => {
    const visitor = new HttpSession()
    for (let guess = 0; guess < 20; guess++) {
      const answer = await visitor.post('/api/reset-password', {
        token: `guess-${guess}`,
        password: NEW_PASSWORD,
      })
      assert.equal(answer.status, 422)
    }
    const answer = await visitor.post('/api/reset-password', {
      token: 'one-more',
      password: NEW_PASSWORD,
    })
    assert.equal(answer.status, 429)
  })

  test('the page shows the form only for a valid link, and leaks no address', async ({
    client,
    assert,
  }) => {
    const user = await UserFactory.create()
    const token = await mailedToken(user.email)
    const usable = await client.get(`/reset-password?token=${token}`).withInertia()
    usable.assertInertiaComponent('identity/reset_password')
    usable.assertInertiaPropsContains({ token, loginPath: '/login' })
    assert.equal(usable.header('referrer-policy'), 'no-referrer')
    const unusable = await client.get('/reset-password?token=made-up&token=twice').withInertia()
    unusable.assertInertiaPropsContains({ token: null })
  })

  test('the page leads on to the log-in of the account’s role: {userType} at {loginPath}')
    .with([
      { userType: 'fan' as const, loginPath: '/login' },
      { userType: 'artist' as const, loginPath: '/login/artist' },
      { userType: 'admin' as const, loginPath: '/login' },
    ])
    .run(async ({ client }, { userType, loginPath }) => {
      const user = await UserFactory.merge({ userType }).create()
      const token = await mailedToken(user.email)
      const page = await client.get(`/reset-password?token=${token}`).withInertia()
      page.assertInertiaPropsContains({ token, loginPath })
    })
})
