import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { ProviderNotConnected, ProviderUnavailable } from '#fulfilment/errors'
import { clock } from '#shared/clock'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { resetDatabase } from '#tests/support/reset_database'
import { good, scriptedPrintful, type Script } from './scripted_printful.js'

const OAUTH = { token: null, clientId: 'client', clientSecret: 'secret' }
const stores = good([{ id: 1, name: 'Gigstall' }])
const cookie = 'printful_oauth_state'

const pair = (name: string, minutes = 60) => ({
  body: {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_at: String(Math.floor(clock.now().plus({ minutes }).toSeconds())),
  },
})

async function connect(client: ApiClient, from = '') {
  const admin = await UserFactory.apply('admin').create()
  const asked = await client
    .get(`/api/printful/auth-url${from}`)
    .loginAs(admin)
    .withSession(justLoggedIn(admin))
  const { authUrl } = asked.body() as { authUrl: string }
  const { searchParams } = new URL(authUrl)
  const state = searchParams.get('state')!
  const comeBack = (query: string, kept: string | null = state) => {
    const request = client.get(`/printful/callback?${query}`).loginAs(admin).redirects(0)
    request.withSession(asked.session())
    return kept === null ? request : request.withEncryptedCookie(cookie, kept)
  }
  return { admin, searchParams, state, comeBack }
}

test.group('The connection to Printful', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const given = async (
    script: Script,
    cleanup: (end: () => Promise<void>) => void,
    settings: Partial<typeof printfulConfig> = OAUTH
  ) => {
    const { asked, end } = await scriptedPrintful(script, settings)
    cleanup(end)
    return asked
  }

  test('is made by an admin: asked with redirect_url and a state, its tokens kept encrypted', async ({
    assert,
    cleanup,
    client,
  }) => {
    const asked = await given(({ url }) => (url === '/token' ? pair('one') : stores), cleanup)
    const { searchParams, state, comeBack } = await connect(client)
    assert.equal(searchParams.get('client_id'), 'client')
    assert.match(searchParams.get('redirect_url')!, /\/printful\/callback$/)
    assert.isFalse(searchParams.has('redirect_uri'))
    const answer = await comeBack(`state=${state}&code=c0de&success=1`)
    answer.assertHeader('location', '/printful')
    const fields = Object.fromEntries(new URLSearchParams(asked[0]!.body))
    assert.deepEqual(fields, {
      grant_type: 'authorization_code',
      code: 'c0de',
      client_id: 'client',
      client_secret: 'secret',
    })
    const [row] = await db.from('oauth_tokens')
    assert.notInclude(JSON.stringify(row), 'access-one')
    assert.notInclude(JSON.stringify(row), 'refresh-one')
    const printful = await app.container.make(PrintfulProducts)
    await assert.doesNotReject(() => printful.openStore())
    assert.equal(asked.at(-1)!.headers.authorization, 'Bearer access-one')
  }).tags(['PFUL-4'])

  test('leads back to {to}, begun on {from}')
    .tags(['PROV-3', 'PROV-4'])
    .with([
      { from: '/admin/products/7?tab=mock-ups', to: '/admin/products/7?tab=mock-ups' },
      { from: '/printful?tab=catalog', to: '/printful?tab=catalog' },
      { from: 'https://evil.test/admin', to: '/printful' },
      { from: '//evil.test', to: '/printful' },
      { from: '/\\evil.test', to: '/printful' },
    ])
    .run(async ({ cleanup, client }, { from, to }) => {
      await given(({ url }) => (url === '/token' ? pair('one') : stores), cleanup)
      const begun = await connect(client, `?to=${encodeURIComponent(from)}`)
      const done = await begun.comeBack(`state=${begun.state}&code=c0de&success=1`)
      done.assertHeader('location', to)
      const refused = await begun.comeBack(`state=${begun.state}&success=0`)
      refused.assertHeader('location', to)
    })

  test('is noted with who made it, and without its tokens', async ({ assert, cleanup, client }) => {
    await given(({ url }) => (url === '/token' ? pair('one') : stores), cleanup)
    const { admin, state, comeBack } = await connect(client)
    await comeBack(`state=${state}&code=c0de&success=1`)
    const { id } = await db.from('oauth_tokens').firstOrFail()
    const [entry, ...others] = await db.from('audit_entries')
    assert.isEmpty(others)
    assert.deepInclude(entry, {
      actor_user_id: admin.id,
      action: 'provider.connect',
      subject_type: 'provider',
      subject_id: String(id),
      before: { isConnected: false },
      after: { isConnected: true },
    })
    const page = await client.get('/admin/audit').loginAs(admin)
    assert.notMatch(JSON.stringify(entry) + page.text(), /access-one|refresh-one|c0de/)
  }).tags(['PFUL-4'])

  test('is not made by {0}')
    .tags(['PROV-4'])
    .with([
      ['an answer without a state', 'code=c0de&success=1', undefined],
      ['an empty state on both sides', 'state=&code=c0de&success=1', null],
      ['the state of another browser', 'state=other&code=c0de&success=1', undefined],
      ['a refusal', 'state={state}&success=0', undefined],
      ['a refusal in the usual words', 'state={state}&error=access_denied', undefined],
      ['a code that is not good', 'state={state}&code=bad&success=1', undefined],
    ] as [string, string, string | null | undefined][])
    .run(async ({ assert, cleanup, client }, [, query, kept]) => {
      const refusal = {
        status: 400,
        body: { code: 400, result: 'Bad', error: { reason: 'x', message: 'Bad' } },
      }
      await given([refusal], cleanup)
      const { state, comeBack } = await connect(client)
      const answer = await comeBack(query.replace('{state}', state), kept)
      answer.assertHeader('location', '/printful')
      assert.equal(answer.flashMessage('toast').title, 'OAuth Error')
      assert.lengthOf(await db.from('oauth_tokens'), 0)
      assert.isEmpty(await db.from('audit_entries'))
    })

  test('is not made where no client is configured, and nothing that came in the address is said again', async ({
    assert,
    cleanup,
    client,
  }) => {
    const asked = await given([stores], cleanup)
    const { state, comeBack } = await connect(client)
    printfulConfig.clientId = null
    const answer = await comeBack(`state=${state}&code=c0de&success=1&error=Send+money`)
    answer.assertHeader('location', '/printful')
    assert.deepEqual(answer.flashMessage('toast'), {
      title: 'OAuth Error',
      description: 'Failed to start Printful authorization. Please try again.',
      variant: 'destructive',
    })
    assert.lengthOf(asked, 0)
  }).tags(['PROV-4'])

  test('is still made after an answer that was none of its own', async ({
    assert,
    cleanup,
    client,
  }) => {
    await given(({ url }) => (url === '/token' ? pair('one') : stores), cleanup)
    const { state, comeBack } = await connect(client)
    const foreign = await comeBack('state=other&code=c0de&success=1')
    assert.isUndefined(foreign.cookie(cookie))
    await comeBack(`state=${state}&code=c0de&success=1`)
    assert.lengthOf(await db.from('oauth_tokens'), 1)
  })

  test('has a status that says what is wrong and what helps', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { user: artist } = { user: await UserFactory.apply('artist').create() }
    const status = async () => (await client.get('/api/printful/status').loginAs(artist)).body()
    const asked = await given([{ status: 500, body: 'no' }, stores], cleanup)
    assert.deepInclude(await status(), {
      configured: true,
      connected: false,
      error: 'Authorization required',
    })
    printfulConfig.token = 'private'
    assert.deepInclude(await status(), {
      configured: true,
      connected: false,
      error: 'Unable to fetch status',
    })
    assert.lengthOf(asked, 1)
    printfulConfig.token = 'another'
    assert.deepEqual(await status(), {
      configured: true,
      connected: true,
      error: null,
      suggestion: null,
    })
    printfulConfig.mode = 'none'
    assert.deepInclude(await status(), {
      configured: false,
      error: 'Printful API token not configured',
    })
  }).tags(['PFUL-6'])

  test('is over where its refresh token is good for nothing, and kept where Printful is away', async ({
    assert,
    cleanup,
    client,
  }) => {
    let isAway = true
    const refused = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'The refresh token is not good' },
    }
    await given(({ body }) => {
      if (body.includes('authorization_code')) return pair('old', -5)
      return isAway ? { status: 503, body: 'away' } : refused
    }, cleanup)
    const { state, comeBack } = await connect(client)
    await comeBack(`state=${state}&code=c0de&success=1`)
    const printful = await app.container.make(PrintfulProducts)
    await assert.rejects(
      () => printful.openStore({ isTriedOnce: true }),
      ProviderUnavailable as never
    )
    assert.lengthOf(await db.from('oauth_tokens'), 1)
    isAway = false
    await assert.rejects(() => printful.openStore(), ProviderNotConnected as never)
    assert.lengthOf(await db.from('oauth_tokens'), 0)
  })
})

test.group('The connection to Printful, by several nodes', (group) => {
  group.each.setup(() => resetDatabase)

  test('keeps the pair when all of them find it too old, or refused, at once', async ({
    assert,
    cleanup,
    client,
  }) => {
    let renewals = 0
    let isTakenBack = false
    const expired = { status: 401, body: { code: 401, result: 'Expired' } }
    const { end } = await scriptedPrintful(({ url, body, headers }) => {
      if (url !== '/token') {
        const isLatest = headers.authorization === `Bearer access-${renewals}`
        return isLatest && !isTakenBack ? stores : expired
      }
      if (body.includes('authorization_code')) return pair('0', 1)
      // Printful's rule: a refresh token works once.
      if (!body.includes(`refresh-${renewals}&`))
        return { status: 400, body: { code: 400, result: 'Used' } }
      renewals += 1
      isTakenBack = false
      return pair(String(renewals))
    }, OAUTH)
    cleanup(end)
    const { state, comeBack } = await connect(client)
    await comeBack(`state=${state}&code=c0de&success=1`)
    const printful = await app.container.make(PrintfulProducts)
    const all = () => Promise.all(Array.from({ length: 6 }, () => printful.openStore()))
    assert.lengthOf(await all(), 6)
    assert.equal(renewals, 1)
    isTakenBack = true
    assert.lengthOf(await all(), 6)
    assert.equal(renewals, 2)
  }).tags(['PFUL-5'])

  test('is kept once where several admins bring the first one at once', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { end } = await scriptedPrintful(
      ({ url }) => (url === '/token' ? pair('0') : stores),
      OAUTH
    )
    cleanup(end)
    const admins = await Promise.all(Array.from({ length: 4 }, () => connect(client)))
    const answers = await Promise.all(
      admins.map(({ state, comeBack }) => comeBack(`state=${state}&code=c0de&success=1`))
    )
    for (const answer of answers)
      answer.assertFlashMessage('toast', {
        title: 'Printful connected',
        description: 'Ready to take orders.',
      })
    assert.lengthOf(await db.from('oauth_tokens'), 1)
  }).tags(['ODD-13'])
})
