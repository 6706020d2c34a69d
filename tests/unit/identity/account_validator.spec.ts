import { test } from '@japa/runner'
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  registerValidator,
  signInValidator,
} from '#identity/validators/account_validator'

const account = { email: 'sam@example.test', password: 'x'.repeat(PASSWORD_MIN) }

async function firstMessage(values: Record<string, unknown>) {
  const [error] = await registerValidator.tryValidate({ ...account, ...values })
  return error?.messages[0] as { field: string; message: string } | undefined
}

test.group('The values of an account', () => {
  test('emails are kept in lower case, without spaces around', async ({ assert }) => {
    const { email } = await registerValidator.validate({ ...account, email: '  Sam@Example.TEST ' })
    assert.equal(email, 'sam@example.test')
  })

  test('a password of {$self} characters is fine')
    .with([PASSWORD_MIN, PASSWORD_MAX])
    .run(async ({ assert }, length) => {
      assert.isUndefined(await firstMessage({ password: 'x'.repeat(length) }))
    })

  test('a password is taken as it is, spaces included', async ({ assert }) => {
    const { password } = await registerValidator.validate({
      ...account,
      password: '  with spaces  ',
    })
    assert.equal(password, '  with spaces  ')
  })

  test('what is wrong is said in a sentence: {message}')
    .with([
      { values: { password: 'x'.repeat(PASSWORD_MIN - 1) }, message: 'Use at least 10 characters' },
      { values: { password: 'x'.repeat(PASSWORD_MAX + 1) }, message: 'Use at most 128 characters' },
      { values: { password: undefined }, message: 'Enter a password' },
      { values: { email: undefined }, message: 'Enter your email address' },
      { values: { email: 'sam' }, message: 'This does not look like an email address' },
      { values: { userType: 'admin' }, message: 'Choose fan or artist' },
    ])
    .run(async ({ assert }, { values, message }) => {
      const error = await firstMessage(values)
      assert.equal(error?.message, message)
    })

  test('signing in does not measure old passwords by the new rule', async ({ assert }) => {
    const [error] = await signInValidator.tryValidate({ email: account.email, password: 'short' })
    assert.isNull(error)
  })
})
