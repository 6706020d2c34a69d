import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { mailsDuring } from '#tests/support/mails_during'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const VENUE = '203.0.113.7'

test.group('Accounts made from one network', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(trustForwardedAddress)

  test('are limited to 30 an hour; the answer says when to try again', async ({
    assert,
    client,
  }) => {
    await fill(client, () => VENUE)
    const refused = await register(client, VENUE, 'one-more@example.test')
    refused.assertStatus(429)
    const minutes = Math.ceil(Number(refused.header('retry-after')) / 60)
    assert.isAtMost(minutes, 60)
    assert.equal(
      refused.body().message,
      `Too many attempts. Please try again in ${minutes} minutes.`
    )
    assert.isNull(await User.findBy('email', 'one-more@example.test'))
    const elsewhere = await register(client, '198.51.100.1', 'elsewhere@example.test')
    elsewhere.assertStatus(201)
  }).tags(['LIMIT-19'])

  test('are counted by /64 where it is an IPv6 network', async ({ client }) => {
    await fill(client, (count) => `2001:db8:1:2::${count.toString(16)}`)
    const refused = await register(client, '2001:db8:1:2:ffff::1', 'one-more@example.test')
    refused.assertStatus(429)
  }).tags(['LIMIT-8', 'LIMIT-19'])

  test('make room for others once their email is verified, each once', async ({ client }) => {
    const mails = await mailsDuring(async () => {
      await register(client, VENUE, 'first@example.test')
    })
    await fill(client, () => VENUE, 29)
    const refused = await register(client, VENUE, 'one-more@example.test')
    refused.assertStatus(429)

    const first = await User.findByOrFail('email', 'first@example.test')
    const confirmed = await client
      .post('/api/account/verification/confirm')
      .header('x-forwarded-for', VENUE)
      .loginAs(first)
      .json({ token: mails[0]!.token })
      .withCsrfToken()
    confirmed.assertStatus(204)

    const room = await register(client, VENUE, 'one-more@example.test')
    room.assertStatus(201)
    const full = await register(client, VENUE, 'too-many@example.test')
    full.assertStatus(429)
  }).tags(['LIMIT-19'])

  test('make room once for each account, however often its email is new and verified', async ({
    client,
  }) => {
    await register(client, VENUE, 'first@example.test')
    await fill(client, () => VENUE, 29)
    const first = await User.findByOrFail('email', 'first@example.test')
    for (const round of [1, 2, 3]) {
      await first.refresh()
      // As after a new email whose link was opened logged out.
      await first.merge({ email: `first-${round}@example.test`, emailVerifiedAt: null }).save()
      await verify(client, first)
    }
    const room = await register(client, VENUE, 'one-more@example.test')
    room.assertStatus(201)
    const full = await register(client, VENUE, 'too-many@example.test')
    full.assertStatus(429)
  }).tags(['ACC-12', 'LIMIT-19'])

  test('make no room when they are older than their count', async ({ client }) => {
    const old = await UserFactory.merge({ createdAt: clock.now().minus({ minutes: 61 }) }).create()
    await fill(client, () => VENUE)
    await verify(client, old)
    const full = await register(client, VENUE, 'one-more@example.test')
    full.assertStatus(429)
  }).tags(['ACC-12'])
})

/** Has an account ask for the link that verifies its email, and open it in the venue. */
async function verify(client: ApiClient, user: User) {
  await mailsDuring(async () => {})
  const mails = await mailsDuring(async () => {
    const asked = await client.post('/api/account/verification').loginAs(user).withCsrfToken()
    asked.assertStatus(202)
  })
  const confirmed = await client
    .post('/api/account/verification/confirm')
    .header('x-forwarded-for', VENUE)
    .loginAs(user)
    .json({ token: mails[0]!.token })
    .withCsrfToken()
  confirmed.assertStatus(204)
}

function register(client: ApiClient, address: string, email: string) {
  return client
    .post('/api/register')
    .header('x-forwarded-for', address)
    .json({ email, password: 'long enough it is' })
    .withCsrfToken()
}

/** Makes accounts from an address each, until the network may make no more. */
async function fill(client: ApiClient, addressOf: (count: number) => string, accounts = 30) {
  for (let count = 1; count <= accounts; count++) {
    const response = await register(client, addressOf(count), `fan-${count}@example.test`)
    response.assertStatus(201)
  }
}
