import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

function signIn(client: ApiClient, email: string, password: string) {
  return client.post('/api/login').json({ email, password }).withCsrfToken()
}

test.group('Guessing passwords', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(trustForwardedAddress)

  test('after five wrong passwords even the right one has to wait', async ({ client, assert }) => {
    const user = await UserFactory.create()
    for (let attempt = 0; attempt < 5; attempt++) {
      const response = await signIn(client, user.email, 'wrong guess')
      response.assertStatus(401)
    }
    const response = await signIn(client, user.email, FACTORY_PASSWORD)
    response.assertStatus(429)
    response.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
    assert.isAbove(Number(response.header('retry-after')), 0)
    assert.isUndefined(response.session('auth_web'))
  })

  test('another account is not held up by it', async ({ client }) => {
    const [victim, other] = await UserFactory.createMany(2)
    for (let attempt = 0; attempt < 6; attempt++) await signIn(client, victim!.email, 'wrong guess')
    const response = await signIn(client, other!.email, FACTORY_PASSWORD)
    response.assertStatus(200)
  })

  test('the right password starts the count again', async ({ client }) => {
    const user = await UserFactory.create()
    for (let attempt = 0; attempt < 4; attempt++) await signIn(client, user.email, 'wrong guess')
    const right = await signIn(client, user.email, FACTORY_PASSWORD)
    right.assertStatus(200)
    for (let attempt = 0; attempt < 4; attempt++) await signIn(client, user.email, 'wrong guess')
    const again = await signIn(client, user.email, FACTORY_PASSWORD)
    again.assertStatus(200)
  })

  test('many guesses at once are no way around it', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => signIn(client, user.email, 'wrong guess'))
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('on a locked account use up nothing of their network', async ({ client }) => {
    const [locked, other] = await UserFactory.createMany(2)
    for (let attempt = 0; attempt < 40; attempt++)
      await signIn(client, locked!.email, 'wrong guess')
    const response = await signIn(client, other!.email, FACTORY_PASSWORD)
    response.assertStatus(200)
  }).tags(['LIMIT-9'])

  test('forty wrong passwords from forty addresses of one /64 are those of one caller', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const statuses = []
    for (let host = 1; host <= 40; host++)
      statuses.push(await tryFrom(client, `2001:db8:1:2::${host.toString(16)}`, user.email))
    assert.equal(statuses.filter((status) => status === 401).length, 5)
    assert.equal(statuses.filter((status) => status === 429).length, 35)
  }).tags(['LIMIT-8'])

  test('from ever other networks slow strangers to that account down, and no other account', async ({
    assert,
    client,
  }) => {
    const [victim, other] = await UserFactory.createMany(2)
    const statuses = []
    for (let net = 1; net <= 110; net++)
      statuses.push(await tryFrom(client, `198.51.100.${net}`, victim!.email))
    assert.isAtMost(statuses.filter((status) => status === 401).length, 101)
    assert.equal(await tryFrom(client, '203.0.113.1', other!.email), 401)
    const refused = await from(client, '203.0.113.2', victim!.email, FACTORY_PASSWORD)
    refused.assertStatus(429)
    assert.isAtMost(Number(refused.header('retry-after')), 60)
  }).tags(['LIMIT-9'])

  test('from a few networks never hold up the owner’s first two tries on a new device', async ({
    assert,
    client,
  }) => {
    const owner = await UserFactory.create()
    await hammer(client, owner.email)
    assert.equal(await tryFrom(client, '203.0.113.2', owner.email), 401)
    const right = await from(client, '203.0.113.2', owner.email, FACTORY_PASSWORD)
    right.assertStatus(200)
  }).tags(['LIMIT-9'])

  test('that the pause refuses are not counted: the owner waits a minute at most, however often they try', async ({
    assert,
    client,
  }) => {
    const owner = await UserFactory.create()
    await hammer(client, owner.email)
    for (let attempt = 0; attempt < 2; attempt++)
      assert.equal(await tryFrom(client, '203.0.113.2', owner.email), 401)
    for (let attempt = 0; attempt < 8; attempt++) {
      const refused = await from(client, '203.0.113.2', owner.email, FACTORY_PASSWORD)
      refused.assertStatus(429)
      assert.isAtMost(Number(refused.header('retry-after')), 60)
    }
  }).tags(['LIMIT-9'])

  test('of others never hold up the owner on a device they logged in on before', async ({
    client,
  }) => {
    const owner = await UserFactory.create()
    const own = await from(client, '192.0.2.1', owner.email, FACTORY_PASSWORD)
    own.assertStatus(200)
    const cookie = own.cookie('gigstall_known_device')!
    for (let net = 1; net <= 20; net++) await tryFrom(client, `198.51.100.${net}`, owner.email)
    // Also from the owner's own network, a venue's for one.
    for (let count = 0; count < 60; count++) await tryFrom(client, '192.0.2.1', owner.email)
    const stranger = await from(client, '192.0.2.1', owner.email, FACTORY_PASSWORD)
    stranger.assertStatus(429)
    const known = await from(client, '192.0.2.1', owner.email, FACTORY_PASSWORD, cookie.value)
    known.assertStatus(200)
  }).tags(['LIMIT-9'])

  test('on a known device are limited as well, and it is known for its own accounts alone', async ({
    assert,
    client,
  }) => {
    const [owner, other] = await UserFactory.createMany(2)
    const own = await from(client, '192.0.2.1', owner!.email, FACTORY_PASSWORD)
    const { value } = own.cookie('gigstall_known_device')!
    const statuses = []
    for (let net = 1; net <= 8; net++)
      statuses.push(
        (await from(client, `198.51.100.${net}`, owner!.email, 'wrong guess', value)).status()
      )
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429])
    await hammer(client, other!.email)
    for (let attempt = 0; attempt < 2; attempt++)
      await from(client, '203.0.113.2', other!.email, 'wrong guess', value)
    const foreign = await from(client, '203.0.113.2', other!.email, FACTORY_PASSWORD, value)
    foreign.assertStatus(429)
  }).tags(['LIMIT-9'])
})

/** A log-in from an address, on a device with this cookie. */
function from(
  client: ApiClient,
  address: string,
  email: string,
  password: string,
  device?: unknown
) {
  const request = client
    .post('/api/login')
    .header('x-forwarded-for', address)
    .json({ email, password })
    .withCsrfToken()
  return device === undefined
    ? request
    : request.withEncryptedCookie('gigstall_known_device', device)
}

/** Strangers' wrong passwords from twelve networks, so that the account's longest pause has begun. */
async function hammer(client: ApiClient, email: string) {
  for (let tries = 0; tries < 4; tries++)
    for (let net = 1; net <= 12; net++) await tryFrom(client, `198.51.100.${net}`, email)
}

const tryFrom = async (client: ApiClient, address: string, email: string) =>
  (await from(client, address, email, 'wrong guess')).status()
