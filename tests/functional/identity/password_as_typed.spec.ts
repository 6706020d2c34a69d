import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

const EMAIL = 'typed@example.com'

/** 128 characters with spaces, capitals, and letters beyond ASCII. */
const PASSWORD = `Crowd surfing bädger 🎸 ${'Xk4 '.repeat(25)}`.padEnd(128, 'Z')

const logIn = (password: string) =>
  new HttpSession().postStatus('/api/login', { email: EMAIL, password })

test.group('A password', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('of 128 characters is taken as it was typed, less spaces around it', async ({ assert }) => {
    const body = { email: EMAIL, password: `  ${PASSWORD}` }
    assert.equal(PASSWORD.length, 128)
    assert.equal(await new HttpSession().postStatus('/api/register', body), 201)
    for (const same of [PASSWORD, `${PASSWORD} `]) assert.equal(await logIn(same), 200)
    const others = [PASSWORD.slice(0, 127), PASSWORD.toLowerCase(), PASSWORD.replace(' ', '')]
    for (const other of others) assert.equal(await logIn(other), 401)
  }).tags(['PASS-1'])
})
