import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const VENUE = '203.0.113.7'

test.group('Wrong passwords from one network', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(trustForwardedAddress)

  test('do not keep out a guest with the right password, on a new device, whose account has no wrong one', async ({
    client,
  }) => {
    const [retried, unknown] = await UserFactory.createMany(2)
    await spendRetries(client)
    const right = await signIn(client, retried!.email, FACTORY_PASSWORD)
    right.assertStatus(200)
    for (let count = 1; count <= 40; count++)
      await signIn(client, `person-${count}@example.test`, 'wrong guess')
    const next = await signIn(client, unknown!.email, FACTORY_PASSWORD)
    next.assertStatus(200)
  }).tags(['LIMIT-15'])

  test('are 30 a minute for emails with a wrong one in the last hour; then those wait a minute at most', async ({
    assert,
    client,
  }) => {
    const owner = await UserFactory.create()
    const wrong = await signIn(client, owner.email, 'wrong guess')
    wrong.assertStatus(401)
    await spendRetries(client)
    const refused = await signIn(client, owner.email, FACTORY_PASSWORD)
    refused.assertStatus(429)
    assert.isAtMost(Number(refused.header('retry-after')), 60)
    const elsewhere = await signIn(client, owner.email, FACTORY_PASSWORD, '198.51.100.1')
    elsewhere.assertStatus(200)
  }).tags(['LIMIT-15'])

  test('are 120 a minute for other emails, with or without an account', async ({
    assert,
    client,
  }) => {
    const owner = await UserFactory.create()
    for (let count = 1; count <= 120; count++) {
      const wrong = await signIn(client, `person-${count}@example.test`, 'wrong guess')
      wrong.assertStatus(401)
    }
    for (const email of ['one-more@example.test', owner.email]) {
      const refused = await signIn(client, email, 'wrong guess')
      refused.assertStatus(429)
      assert.isAtMost(Number(refused.header('retry-after')), 60)
    }
    const right = await signIn(client, owner.email, FACTORY_PASSWORD, '198.51.100.1')
    right.assertStatus(200)
  }).tags(['LIMIT-15'])
})

function signIn(client: ApiClient, email: string, password: string, address = VENUE) {
  return client
    .post('/api/login')
    .header('x-forwarded-for', address)
    .json({ email, password })
    .withCsrfToken()
}

/** Ten people who enter four wrong passwords each: a first one, and three more. */
async function spendRetries(client: ApiClient) {
  for (let person = 1; person <= 10; person++)
    for (let count = 1; count <= 4; count++) {
      const wrong = await signIn(client, `guest-${person}@example.test`, 'wrong guess')
      wrong.assertStatus(401)
    }
}
