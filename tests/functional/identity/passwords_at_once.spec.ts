import { test } from '@japa/runner'
import { PasswordResetFactory } from '#database/factories/password_reset_factory'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { CallerGone } from '#core/exceptions/errors'
import {
  hashOnce,
  hashPassword,
  type PasswordCaller,
  type PasswordHash,
  verifyPassword,
} from '#identity/passwords'
import { hashToken } from '#shared/ids'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { watchPasswords } from '#tests/support/watch_passwords'

type Work = (password: string, caller: PasswordCaller, stored: PasswordHash) => Promise<unknown>

const WORK: Record<string, Work> = {
  'hashed': (password, caller) => hashPassword(password, caller),
  'checked': (password, caller, stored) => verifyPassword(stored, password, caller),
  'hashed and checked in turn': (password, caller, stored) =>
    Number(password.split(' ')[1]) % 2 === 0
      ? hashPassword(password, caller)
      : verifyPassword(stored, password, caller),
}

const storedHash = hashOnce('right')

for (const [name, work] of Object.entries(WORK))
  test.group(`Passwords that are ${name}, many at once`, (group) => {
    group.tap((each) => each.tags(['LIMIT-22']))

    test('take two threads at most', async ({ assert, cleanup }) => {
      const stored = await storedHash()
      const seen = watchPasswords(cleanup)
      const many = Array.from({ length: 10 }, (_, index) =>
        work(`password ${index}`, { name: `caller ${index}` }, stored)
      )
      await Promise.all(many)
      assert.lengthOf(seen.begun, 10)
      assert.equal(seen.most, 2)
    })

    test('take one of a caller, and go round the callers: one with a single password does not wait for many of others', async ({
      assert,
      cleanup,
    }) => {
      const stored = await storedHash()
      const seen = watchPasswords(cleanup)
      const ofOne = Array.from({ length: 20 }, (_, index) =>
        work(`password ${index}`, { name: 'one' }, stored)
      )
      await ofOne[2]
      assert.equal(seen.most, 1)
      const before = seen.begun.length
      await work('password 100', { name: 'honest' }, stored)
      assert.isBelow(seen.begun.indexOf('password 100') - before, 2)
      await Promise.all(ofOne)
    })

    test('are left alone where the caller is gone', async ({ assert, cleanup }) => {
      const stored = await storedHash()
      const seen = watchPasswords(cleanup)
      const gone = new AbortController()
      const first = work('password 1', { name: 'one' }, stored)
      const second = work('password 2', { name: 'one', gone: gone.signal }, stored)
      gone.abort(new CallerGone())
      await assert.rejects(() => second, CallerGone)
      await first
      assert.deepEqual(seen.begun, ['password 1'])
    })
  })

test.group('Passwords that were hashed and checked at once', () => {
  test('each get their own answer', async ({ assert }) => {
    const stored = await Promise.all(
      ['first', 'second'].map((password) => hashPassword(password, { name: password }))
    )
    const answers = await Promise.all(
      ['first', 'second', 'third', ''].map((password, index) =>
        verifyPassword(stored[index % 2]!, password, { name: `caller ${index}` })
      )
    )
    assert.deepEqual(answers, [true, true, false, false])
  }).tags(['LIMIT-22'])

  test('are hashed once in a process where no caller gives them', async ({ assert, cleanup }) => {
    const seen = watchPasswords(cleanup)
    const made = hashOnce('of no account')
    const [one, other] = await Promise.all([made(), made()])
    assert.equal(one, other)
    assert.deepEqual(seen.hashed, ['of no account'])
  })

  test('are stored as a hash alone: a plain text does not compile', async ({ assert }) => {
    const user = await UserFactory.make()
    const wrong = [
      // @ts-expect-error A plain text is no hash.
      () => void (user.password = 'a plain text'),
      // @ts-expect-error Nor is it one among other values.
      () => user.merge({ password: 'a plain text' }),
      // @ts-expect-error Nor in a test.
      () => UserFactory.merge({ password: 'a plain text' }),
      // @ts-expect-error Nor is it compared as one.
      () => verifyPassword('a plain text', 'a plain text', { name: 'one' }),
    ]
    assert.lengthOf(wrong, 4)
  })
})

const VENUE = '203.0.113.7'

type Call = {
  method: 'post' | 'put' | 'delete'
  path: string
  field: 'password' | 'currentPassword'
}

const CALLS: Call[] = [
  { method: 'post', path: '/api/login', field: 'password' },
  { method: 'post', path: '/api/register', field: 'password' },
  { method: 'post', path: '/api/reset-password', field: 'password' },
  { method: 'put', path: '/api/account/password', field: 'currentPassword' },
  { method: 'post', path: '/api/account/email', field: 'currentPassword' },
  { method: 'delete', path: '/api/account', field: 'password' },
]

test.group('Passwords of many accounts in one network', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(trustForwardedAddress)

  test('take one thread for {method} {path}, so that a log-in from another network does not wait')
    .tags(['LIMIT-22'])
    .with(CALLS)
    .run(async ({ assert, cleanup, client }, { method, path, field }) => {
      const owner = await UserFactory.create()
      const users = await UserFactory.createMany(6)
      for (const { id: userId } of users)
        await PasswordResetFactory.merge({
          userId,
          tokenHash: hashToken(`link ${userId}`),
        }).create()
      const begun = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      const seen = watchPasswords(cleanup, async (_, password) => {
        if (password === FACTORY_PASSWORD) return
        begun.resolve()
        await released.promise
      })
      cleanup(() => released.resolve())
      const calls = users.map((user) => {
        const body = { email: `new-${user.id}@example.test`, token: `link ${user.id}` }
        const passwords = {
          password: 'an even longer password',
          [field]: `a tram to stop ${user.id}`,
        }
        return client[method](path)
          .header('x-forwarded-for', VENUE)
          .json({ ...body, ...passwords })
          .loginAs(user)
          .withCsrfToken()
          .send()
      })
      await begun.promise
      const logIn = await client
        .post('/api/login')
        .header('x-forwarded-for', '198.51.100.1')
        .json({ email: owner.email, password: FACTORY_PASSWORD })
        .withCsrfToken()
      logIn.assertStatus(200)
      assert.equal(seen.begun[1], FACTORY_PASSWORD)
      released.resolve()
      await Promise.all(calls)
      assert.lengthOf(seen.begun, 7)
      assert.equal(seen.most, 2)
    })
})
