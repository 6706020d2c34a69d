import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'
import { call, setupPrintful, status } from '#tests/functional/fulfilment/printful_calls'

const { settings } = printfulSandbox
const BACK = `${appUrl}/printful/callback?from=shop`
const PAGE = '/sandbox/printful/oauth/authorize'

type Tokens = {
  access_token: string
  refresh_token: string
  expires_at: string
  token_type: string
}

const installation = {
  client_id: settings.clientId,
  redirect_url: BACK,
  state: 'a b&c',
}

async function exchange(fields: Record<string, string>) {
  const response = await fetch(`${settings.oauthUrl}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      ...fields,
    }),
  })
  return { status: response.status, body: (await response.json()) as Tokens }
}

const redeem = (code: string) => exchange({ grant_type: 'authorization_code', code })
const refresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token })

test.group('Authorization at the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('shows what the shop asks for', async ({ client, assert }) => {
    const response = await client.get(PAGE).qs(installation).withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('sandbox/printful_authorize')
    const { authorization } = response.inertiaProps as { authorization: { store: string } }
    assert.equal(authorization.store, 'Gigstall merch')
    response.assertHeader('x-robots-tag', 'noindex')
  })

  test('accepts only its own app, and only `redirect_url`', async ({ client }) => {
    const { client_id: id, redirect_url: back } = installation
    for (const query of [
      { ...installation, client_id: 'another' },
      { client_id: id, state: '', redirect_uri: back },
      { ...installation, redirect_url: 'javascript:alert(1)' },
      {},
    ]) {
      const response = await client.get(PAGE).qs(query).header('accept', 'application/json')
      response.assertStatus(400)
    }
  })

  test('redirects back with a code, or without one', async ({ client, assert }) => {
    const answer = async (given: string) => {
      const response = await client
        .post(PAGE)
        .form({ ...installation, answer: given })
        .withCsrfToken()
        .redirects(0)
      return new URL(String(response.header('location')))
    }
    const allowed = await answer('allow')
    assert.equal(allowed.pathname, '/printful/callback')
    const { searchParams: parameters } = allowed
    assert.deepEqual(
      ['from', 'state', 'success'].map((name) => parameters.get(name)),
      ['shop', 'a b&c', '1']
    )
    assert.match(parameters.get('code')!, /^\w{40}$/)
    const { searchParams: refused } = await answer('refuse')
    assert.deepEqual([refused.get('success'), refused.get('code')], ['0', null])
    assert.equal(refused.get('state'), 'a b&c')
  })

  test('needs the page’s CSRF token', async ({ client, assert }) => {
    const response = await client
      .post(PAGE)
      .form({ ...installation, answer: 'allow' })
      .redirects(0)
    assert.notInclude(String(response.header('location')), 'code=')
  })

  async function givenCode(client: ApiClient) {
    const response = await client
      .post(PAGE)
      .form({ ...installation, answer: 'allow' })
      .withCsrfToken()
      .redirects(0)
    return new URL(String(response.header('location'))).searchParams.get('code')!
  }

  test('returns a pair of tokens for a code, once, for an hour', async ({ client, assert }) => {
    const code = await givenCode(client)
    const { status: first, body } = await redeem(code)
    assert.equal(first, 200)
    assert.isString(body.expires_at)
    const hour = Number(body.expires_at) - clock.now().toSeconds()
    assert.closeTo(hour, 3600, 30)
    assert.equal(body.token_type, 'bearer')
    const again = await redeem(code)
    assert.equal(again.status, 400)
    const stores = await call<{ id: number }[]>('GET /stores', {
      token: body.access_token,
      store: null,
    })
    assert.deepEqual(
      stores.result.map(({ id }) => id),
      [settings.storeId]
    )
    const products = { token: body.access_token, store: null }
    assert.equal(await status('GET /store/products', products), 200)
    const later = clock.now().plus({ minutes: 61 })
    const restore = clock.set(() => later)
    assert.equal(await status('GET /store/products', products).finally(restore), 401)
  })

  test('changes both tokens at a refresh, once, for the first of several requests', async ({
    client,
    assert,
  }) => {
    const { body } = await redeem(await givenCode(client))
    const answers = await Promise.all([1, 2, 3].map(() => refresh(body.refresh_token)))
    assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 400, 400])
    const fresh = answers.find((answer) => answer.status === 200)!.body
    assert.notEqual(fresh.access_token, body.access_token)
    assert.notEqual(fresh.refresh_token, body.refresh_token)
    const old = { token: body.access_token, store: null }
    assert.equal(await status('GET /stores', old), 401)
    assert.equal(await status('GET /stores', { token: fresh.access_token, store: null }), 200)
  })

  test('expires when it was not refreshed for 90 days', async ({ client, assert }) => {
    const { body } = await redeem(await givenCode(client))
    const later = clock.now().plus({ days: 91 })
    const restore = clock.set(() => later)
    const late = await refresh(body.refresh_token).finally(restore)
    assert.equal(late.status, 400)
  })

  test('refuses another secret, grant and code', async ({ client, assert }) => {
    const code = await givenCode(client)
    const statuses = [
      await exchange({ grant_type: 'authorization_code', code, client_secret: 'guess' }),
      await exchange({ grant_type: 'password', code }),
      await redeem('guess'),
    ].map((answer) => answer.status)
    assert.deepEqual(statuses, [401, 400, 400])
    assert.equal((await redeem(code)).status, 200)
  })
})

test.group('Tokens at the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('are required by every call', async ({ assert }) => {
    for (const token of [null, 'guess']) {
      const { status: code, body } = await call('GET /products', { token })
      assert.equal(code, 401)
      assert.equal(body.code, 401)
      assert.equal(body.result, body.error.message)
    }
  })

  test('expire and are revoked on request', async ({ assert }) => {
    const { oauth } = printfulSandbox
    const grant = await oauth.grant()
    const stores = () => status('GET /stores', { token: grant.accessToken, store: null })
    assert.equal(await stores(), 200)
    await oauth.expireAccess()
    assert.equal(await stores(), 401)
    const { body } = await refresh(grant.refreshToken)
    await oauth.revoke()
    const revoked = await refresh(body.refresh_token)
    assert.equal(revoked.status, 400)
  })

  test('of the account have to name the store, where a call is about one', async ({ assert }) => {
    const without = await call('GET /store/products', { store: null })
    assert.deepEqual([without.status, without.result], [400, 'This endpoint requires `store_id`!'])
    assert.equal(await status('GET /orders', { store: 12 }), 403)
    assert.equal(await status('GET /products', { store: null }), 200)
    const stores = await call<object[]>('GET /stores', { store: null })
    assert.lengthOf(stores.result, 2)
  })
})
