import { test } from '@japa/runner'
import User from '#identity/models/user'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { mailsDuring } from '#tests/support/mails_during'
import { resetDatabase } from '#tests/support/reset_database'

const NAME = 'you won £500, collect at https://evil.example/win'
const EMAIL = 'stranger@example.com'
const PASSWORD = 'correct-horse-battery-9'

const register = () =>
  new HttpSession().post('/api/register', { email: EMAIL, password: PASSWORD, firstName: NAME })
const forgot = () => new HttpSession().post('/api/forgot-password', { email: EMAIL })

test.group('A name that a stranger typed', (group) => {
  group.each.setup(async () => resetDatabase)

  test('stands in no mail to an email that nobody has verified', async ({ assert }) => {
    const mails = await mailsDuring(async () => {
      await register()
      await register()
      await forgot()
    })
    assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
      'Choose a new password for Gigstall',
      'Confirm your email for Gigstall',
      'You already have a Gigstall account',
    ])
    for (const { to, text, html } of mails) {
      assert.equal(to, EMAIL)
      assert.notInclude(text + html, 'evil.example')
    }
  }).tags(['MAIL-11'])

  test('stands in no mail to a new email', async ({ assert }) => {
    await register()
    const user = await User.findByOrFail('email', EMAIL)
    const browser = await signedIn(user, PASSWORD)
    const mails = await mailsDuring(() =>
      browser.post('/api/account/email', {
        email: 'victim@example.com',
        currentPassword: PASSWORD,
      })
    )
    const toNew = mails.filter(({ to }) => to === 'victim@example.com')
    assert.lengthOf(toNew, 1)
    assert.notInclude(toNew[0]!.text + toNew[0]!.html, 'evil.example')
  }).tags(['MAIL-11'])

  test('greets its owner once the email is verified', async ({ assert }) => {
    await register()
    const user = await User.findByOrFail('email', EMAIL)
    await mailsDuring(() => Promise.resolve())
    await user.merge({ emailVerifiedAt: user.createdAt, firstName: 'Sam' }).save()
    const [mail] = await mailsDuring(forgot)
    assert.match(mail!.text, /^Hello Sam,/)
  }).tags(['MAIL-11'])
})
