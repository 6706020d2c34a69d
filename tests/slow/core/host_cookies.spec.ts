import { CookieClient } from '@adonisjs/core/http'
import { Encryption } from '@adonisjs/core/encryption'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { PRODUCTION } from '#tests/support/production'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

/** As config/encryption.ts of the process. */
const encryption = new Encryption({
  driver: (key) => new AES256GCM({ id: 'gcm', key }),
  keys: [PRODUCTION.APP_KEY],
})

/** Hints that our scripts read, and the token that they send back: their names are part of the pages. */
const READ_BY_SCRIPTS = ['XSRF-TOKEN', 'gigstall_role']

test.group('A server in production', (group) => {
  group.each.setup(async () => resetDatabase)

  test('sets its cookies for this host and https alone, and goes on with a session of an earlier release', async ({
    assert,
    cleanup,
  }) => {
    const { child, exited, origin } = await startServerProcess({ settings: PRODUCTION })
    cleanup(async () => {
      child.kill('SIGKILL')
      await exited
    })
    const user = await UserFactory.create()
    const browser = new HttpSession(origin)
    const body = { email: user.email, password: FACTORY_PASSWORD }
    const login = await browser.post('/api/login', body, { origin: PRODUCTION.APP_URL })
    assert.equal(login.status, 200)
    for (const line of login.headers.getSetCookie().filter(isSet)) {
      const [name = ''] = line.split('=')
      assert.match(line, /; Secure/, name)
      assert.match(line, /; Path=\//, name)
      assert.notMatch(line, /; Domain=/i, name)
      if (!READ_BY_SCRIPTS.includes(name) && !isVisitorsValues(name)) {
        assert.match(name, /^__Host-/)
        assert.match(line, /; HttpOnly/, name)
      }
    }
    const client = new CookieClient(encryption as never)
    const name = '__Host-gigstall_session'
    const id = client.unsign(name, decodeURIComponent(browser.cookies.get(name)!))
    const earlier = new HttpSession(origin)
    const packed = client.sign('gigstall_session', id)!
    earlier.cookies.set('gigstall_session', encodeURIComponent(packed))
    assert.isTrue(await earlier.isSignedIn())
    assert.isTrue(earlier.cookies.has(name), 'under its present name from now on')
  })
    .tags(['SAFE-30'])
    .timeout(120_000)
})

/** The guard clears its cookie of “remember me”, which we never set. */
const isSet = (line: string) => !/^[^=]+=;/.test(line)

/** A visitor's values are an encrypted cookie with the name of the session's own id. */
const isVisitorsValues = (name: string) => /^[a-z0-9]{20,}$/i.test(name)
