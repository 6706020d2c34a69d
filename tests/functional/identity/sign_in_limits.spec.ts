import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { cleanSlate } from '#tests/support/clean_slate'

function signIn(client: ApiClient, email: string, password: string) {
  return client.post('/api/login').json({ email, password }).withCsrfToken()
}

test.group('Guessing passwords', (group) => {
  group.each.setup(cleanSlate)

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

  test('one address cannot try one password on fifty accounts and more', async ({ client }) => {
    for (let attempt = 0; attempt < 50; attempt++) {
      const response = await signIn(client, `person-${attempt}@example.test`, 'password123')
      response.assertStatus(401)
    }
    const response = await signIn(client, 'one-more@example.test', 'password123')
    response.assertStatus(429)
  })
})
