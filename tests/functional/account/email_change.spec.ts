import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'
import { FACTORY_PASSWORD, mailsDuring, signedIn } from '#tests/functional/account/account_fixtures'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'

const NEW = 'new-address@example.test'

async function ask(user: User, body: object = {}) {
  const browser = await signedIn(user)
  let status = 0
  const mails = await mailsDuring(async () => {
    const change = { email: NEW, currentPassword: FACTORY_PASSWORD, ...body }
    status = await browser.postStatus('/api/account/email', change)
  })
  return { status, mails, browser, token: mails.find((mail) => mail.token)?.token ?? '' }
}

const confirm = (token: string, browser = new HttpSession()) =>
  browser.postStatus('/api/account/email/confirm', { token })

test.group('A new email', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('replaces the old one only through the link emailed to it; the old address gets an email about it', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const old = user.email
    const { status, mails, token, browser } = await ask(user, {
      email: ` ${NEW.toUpperCase()} `,
    })
    assert.equal(status, 202)
    assert.sameMembers(
      mails.map(({ to }) => to),
      [NEW, old]
    )
    assert.equal((await user.refresh()).email, old)

    const told = await mailsDuring(async () => assert.equal(await confirm(token, browser), 204))
    await user.refresh()
    assert.equal(user.email, NEW)
    assert.isNotNull(user.emailVerifiedAt)
    assert.lengthOf(told, 1)
    assert.equal(told[0]!.to, old)
    assert.include(told[0]!.text, 'n…@example.test')
    await signedIn({ email: NEW })
    assert.equal(
      await new HttpSession().postStatus('/api/login', { email: old, password: FACTORY_PASSWORD }),
      401
    )
  }).tags(['ACC-1'])

  test('is confirmed once, and only by the newest link', async ({ assert }) => {
    const user = await UserFactory.create()
    const first = await ask(user)
    const second = await ask(user, { email: 'another@example.test' })
    assert.equal(await confirm(first.token), 422)
    assert.equal(await confirm(second.token), 204)
    assert.equal(await confirm(second.token), 422)
    assert.equal((await user.refresh()).email, 'another@example.test')
  })

  test('needs its link within 24 hours, and refuses any other text', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    const old = user.email
    const { token } = await ask(user)
    for (const forged of ['made-up', token.slice(1), 'x'.repeat(200)])
      assert.equal(await confirm(forged), 422)
    const later = clock.now().plus({ hours: 24, minutes: 1 })
    cleanup(clock.set(() => later))
    assert.equal(await confirm(token), 422)
    assert.equal((await user.refresh()).email, old)
  })

  test('is stored as it was asked for, the token as a hash', async ({ assert }) => {
    const user = await UserFactory.create()
    const { token } = await ask(user)
    const links = await db.from('account_links').where('user_id', user.id)
    assert.lengthOf(links, 1)
    assert.equal(links[0].token_hash, hashToken(token))
    assert.notInclude(JSON.stringify(links), token)
  })

  test('is asked for with the password: without it, or with one that is taken or the same, nothing goes out', async ({
    assert,
  }) => {
    const other = await UserFactory.create()
    for (const body of [
      { currentPassword: 'not the password' },
      { currentPassword: undefined },
      { email: 'not an email' },
      { email: other.email },
      { email: '' },
    ]) {
      const user = await UserFactory.create()
      const { status, mails } = await ask(user, body)
      assert.equal(status, 422)
      assert.lengthOf(mails, 0)
      assert.lengthOf(await db.from('account_links').where('user_id', user.id), 0)
    }
    const user = await UserFactory.create()
    assert.equal((await ask(user, { email: user.email })).status, 422)
  })

  test('is not verified by somebody else who opens the link: the owner of the email can still take the account over', async ({
    assert,
  }) => {
    const user = await UserFactory.create()
    const { token } = await ask(user)
    assert.equal(await confirm(token, await signedIn(await UserFactory.create())), 204)
    await user.refresh()
    assert.equal(user.email, NEW)
    assert.isNull(user.emailVerifiedAt)
  })

  test('is not taken from an account that registered with it meanwhile', async ({ assert }) => {
    const user = await UserFactory.create()
    const old = user.email
    const { token } = await ask(user)
    await UserFactory.merge({ email: NEW }).create()
    assert.equal(await confirm(token), 422)
    assert.equal((await user.refresh()).email, old)
  })

  test('ends password links that went to the old one', async ({ assert }) => {
    const user = await UserFactory.create()
    await PasswordResetFactory.merge({ userId: user.id }).create()
    const { token } = await ask(user)
    await confirm(token)
    assert.lengthOf(await db.from('password_resets').where('user_id', user.id), 0)
  })

  test('is not verified by a link that went to the old one, even by the account itself', async ({
    assert,
  }) => {
    const user = await UserFactory.merge({ emailVerifiedAt: null }).create()
    const browser = await signedIn(user)
    const [old] = await mailsDuring(() => browser.post('/api/account/verification', {}))
    const { token } = await ask(user)
    assert.equal(await confirm(token), 204)
    assert.equal(
      await browser.postStatus('/api/account/verification/confirm', { token: old!.token }),
      422
    )
    await user.refresh()
    assert.equal(user.email, NEW)
    assert.isNull(user.emailVerifiedAt)
  }).tags(['ORD-6'])

  test('asks a visitor to sign in; the page of its link is open and keeps its secret', async ({
    assert,
  }) => {
    const visitor = new HttpSession()
    assert.equal(await visitor.postStatus('/api/account/email', { email: NEW }), 401)
    const { token } = await ask(await UserFactory.create())
    const page = await visitor.get(`/account/email?token=${token}`)
    assert.equal(page.status, 200)
    assert.include(page.text, NEW)
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    const forged = await visitor.get('/account/email?token=made-up')
    assert.include(forged.text, 'This link no longer works')
    assert.notInclude(forged.text, NEW)
  })
})

test.group('A new email of an account without a password', (group) => {
  group.each.setup(rollbackAfterEach)

  test('needs a recent login in its place', async ({ assert, client }) => {
    const user = await UserFactory.merge({ password: null }).create()
    const change = () =>
      client.post('/api/account/email').json({ email: NEW }).loginAs(user).withCsrfToken()
    const mails = await mailsDuring(async () => {
      const refused = await change()
      refused.assertStatus(403)
      refused.assertBodyContains({ code: 'E_CONFIRM_IDENTITY', methods: [] })
    })
    assert.lengthOf(mails, 0)
    const sent = await mailsDuring(async () =>
      (await change().withSession(justLoggedIn(user))).assertStatus(202)
    )
    assert.equal(sent[0]!.to, NEW)
  }).tags(['MFA-9'])
})
