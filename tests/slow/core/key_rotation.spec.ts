import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Encryption } from '@adonisjs/core/encryption'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { appKey } from '#config/app'
import { currentKeyId } from '#core/derived_secret'
import { UserFactory } from '#database/factories/user_factory'
import env from '#start/env'
import { TYPESCRIPT_LOADER } from '#tests/support/ace_process'
import { FACTORY_PASSWORD, givenPaidOrder } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

const PREVIOUS = appKey.release()
const PRESENT = 'p3Vn8Kx5Tq1Zr7Lw9Yb2Hs4Ng6Jd0FcM'

const NEW_KEY_ALONE = { APP_KEY: PRESENT }
const BOTH_KEYS = { ...NEW_KEY_ALONE, APP_PREVIOUS_KEYS: PREVIOUS }

/** As config/encryption.ts with one key alone. */
const encryptionBy = (only: string) =>
  new Encryption({ driver: (key) => new AES256GCM({ id: 'gcm', key }), keys: [only] })

const ofPresentKey = encryptionBy(PRESENT)
const ofPreviousKey = encryptionBy(PREVIOUS)

/** Runs an Ace command as a process of its own. Rejects where it fails. */
const ace = (settings: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [`--import=${TYPESCRIPT_LOADER}`, 'bin/console.ts', ...args],
    {
      cwd: app.makePath(),
      env: { ...process.env, DATABASE_URL: env.get('DATABASE_URL'), ...settings },
    }
  )

async function givenConnection() {
  const now = new Date()
  await db.table('oauth_tokens').insert({
    provider: 'printful',
    access_token: encryption.encrypt('access', { purpose: 'printful' }),
    refresh_token: encryption.encrypt('refresh', { purpose: 'printful' }),
    created_at: now,
    updated_at: now,
  })
}

async function givenAuthenticator() {
  const { id } = await UserFactory.create()
  await db.table('authenticators').insert({
    user_id: id,
    secret: encryption.encrypt('JBSWY3DPEHPK3PXP', { purpose: 'authenticator' }),
    last_step: 1,
    created_at: new Date(),
  })
}

async function storedSecret(by: Encryption) {
  const { secret } = await db.from('authenticators').firstOrFail()
  return by.decrypt(secret, 'authenticator')
}

async function storedTokens(by: Encryption) {
  const row = await db.from('oauth_tokens').firstOrFail()
  return [row.access_token, row.refresh_token].map((text) => by.decrypt(text, 'printful'))
}

test.group('A new APP_KEY with the one before it in APP_PREVIOUS_KEYS', (group) => {
  group.each.setup(resetDatabase)
  group.teardown(resetDatabase)

  test('leaves sessions and mailed links as they were, and ends both without it', async ({
    assert,
    cleanup,
  }) => {
    const user = await UserFactory.create()
    const { checkout } = await givenPaidOrder({})
    const orderLink = await (await app.container.make(RenewOrderLink)).handle(checkout.id)
    const stopLink = signedUrlFor(
      'notices.stop.show',
      {},
      { qs: { account: user.id, notice: 'first-sale' } }
    )
    const started = async (settings: Record<string, string>) => {
      const server = await startServerProcess({ settings })
      cleanup(() => void server.child.kill('SIGKILL'))
      return server
    }

    const before = await started({})
    const signedIn = new HttpSession(before.origin)
    const login = await signedIn.post('/api/login', {
      email: user.email,
      password: FACTORY_PASSWORD,
    })
    assert.equal(login.status, 200, login.text)
    const cookies = new Map(signedIn.cookies)
    const at = (origin: string, kept: Map<string, string>) => {
      const session = new HttpSession(origin)
      for (const [name, value] of kept) session.cookies.set(name, value)
      return session
    }

    const rotated = await started(BOTH_KEYS)
    const goesOn = at(rotated.origin, cookies)
    assert.equal((await goesOn.get('/api/auth/user')).status, 200)
    const stop = await goesOn.get(stopLink)
    assert.equal(stop.status, 200)
    const order = new URL(orderLink)
    const page = await new HttpSession(rotated.origin).get(`${order.pathname}${order.search}`)
    assert.equal(page.status, 200)

    const without = await started(NEW_KEY_ALONE)
    assert.equal((await at(without.origin, cookies).get('/api/auth/user')).status, 401)
    const unsigned = await at(without.origin, cookies).get(stopLink)
    assert.equal(unsigned.status, 404)
    assert.equal(
      (await at(without.origin, new Map(goesOn.cookies)).get('/api/auth/user')).status,
      200,
      'the cookies that came with both keys are written with the new one'
    )
  })
    .tags(['KEY-1'])
    .timeout(300_000)

  test('reads the tokens of the printer and the secrets of authenticator apps, and keys:rotate encrypts them with the new key', async ({
    assert,
  }) => {
    await givenConnection()
    await givenAuthenticator()
    const { stdout } = await ace(BOTH_KEYS, 'keys:rotate')
    assert.include(stdout, '1 connections encrypted')
    assert.include(stdout, '1 authenticator apps encrypted')
    assert.equal(await storedSecret(ofPresentKey), 'JBSWY3DPEHPK3PXP')
    assert.isNull(await storedSecret(ofPreviousKey))
    assert.deepEqual(await storedTokens(ofPresentKey), ['access', 'refresh'])
    assert.deepEqual(await storedTokens(ofPreviousKey), [null, null])
    await ace(NEW_KEY_ALONE, 'keys:rotate')
    assert.deepEqual(await storedTokens(ofPresentKey), ['access', 'refresh'])
  })
    .tags(['KEY-2'])
    .timeout(120_000)

  test('keys:rotate says what no key can read, and which mails wait for an earlier key', async ({
    assert,
  }) => {
    await givenConnection()
    await db.table('outgoing_mails').insert({
      key: 'password-reset/waiting',
      mail: 'password-reset',
      data: '{}',
      message_id: '<waiting@gigstall.test>',
      secret_key_id: currentKeyId(),
      created_at: new Date(),
    })
    const failed = await ace(NEW_KEY_ALONE, 'keys:rotate').then(
      () => null,
      (error: Error & { code: number; stdout: string; stderr: string }) => error
    )
    assert.equal(failed?.code, 1)
    const said = `${failed?.stdout}${failed?.stderr}`
    assert.include(said, 'The tokens of printful cannot be read')
    assert.include(said, '1 mails with a link of an earlier key')
    assert.deepEqual(await storedTokens(ofPreviousKey), ['access', 'refresh'])
  })
    .tags(['KEY-2'])
    .timeout(120_000)
})
