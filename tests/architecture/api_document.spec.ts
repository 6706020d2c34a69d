import { test } from '@japa/runner'
import { deprecatedCalls } from '#core/deprecated_names'
import { apiRoutes } from '#core/openapi/routes'
import { UserFactory } from '#database/factories/user_factory'
import { artistProfilePort, type OwnBand } from '#identity/artist_profile_port'
import { apiDocument, assertDescribed, faultsOf } from '#tests/support/api_contract'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

async function describedCalls() {
  const { paths } = await apiDocument()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    }))
  )
}

test.group('The document of the API', () => {
  test('describes every call under /api, and no other', async ({ assert }) => {
    const described = (await describedCalls()).map(({ name }) => name)
    assert.sameMembers(described, [...apiRoutes().keys()])
  }).tags(['CALL-26'])

  test('names every parameter of a path, and who may call', async ({ assert }) => {
    for (const { name, path, operation } of await describedCalls()) {
      const named = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      assert.deepEqual(named, wanted, name)
      assert.isNotEmpty(operation['x-who'], name)
      assert.isNotEmpty(operation.summary, name)
    }
  })

  test('describes a renamed call at its earlier address as well, as deprecated', async ({
    assert,
  }) => {
    const calls = new Map((await describedCalls()).map(({ name, operation }) => [name, operation]))
    const renamed = Object.entries(deprecatedCalls)
    assert.isNotEmpty(renamed)
    for (const [name, earlier] of renamed) {
      const { parameters, requestBody, responses } = calls.get(name)!
      assert.notProperty(calls.get(name), 'deprecated')
      const same = { parameters, requestBody, responses, deprecated: true }
      assert.containSubset(calls.get(earlier!), same)
    }
  }).tags(['CALL-26'])

  test('gives every call an id of its own', async ({ assert }) => {
    const ids = (await describedCalls()).map(({ operation }) => operation.operationId)
    assert.equal(new Set(ids).size, ids.length)
  })

  test('gives examples that its own schemas accept', async ({ assert }) => {
    const document = await apiDocument()
    for (const { name, operation } of await describedCalls()) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)]
      for (const content of bodies.flatMap((body) => Object.values(body?.content ?? {})))
        if ('example' in content)
          assert.deepEqual(faultsOf(content.schema, content.example, document), [], name)
    }
  })

  test('is served as JSON, the same for everyone, and revalidated by its ETag', async ({
    assert,
    client,
  }) => {
    const answer = await client.get('/api/docs/openapi.json')
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), JSON.parse(JSON.stringify(await apiDocument())))
    assert.isEmpty(answer.cookies())
    const again = client.get('/api/docs/openapi.json')
    ;(await again.header('If-None-Match', answer.header('etag')!)).assertStatus(304)
  }).tags(['CALL-26'])
})

test.group('The API', (group) => {
  group.each.setup(rollbackAfterEach)

  test('knows one currency: {path}')
    .tags(['CALL-4', 'CALL-5', 'CALL-6'])
    .with([{ path: '' }, { path: '/:id' }, { path: 'of the artist' }])
    .run(async ({ client }, { path }) => {
      const { product } = await givenActiveProduct({})
      const lists = `/api/artists/${product.artistId}/products`
      const asked = path.startsWith('of')
        ? lists
        : `/api/products${path.replace(':id', String(product.id))}`
      ;(await client.get(asked)).assertStatus(200)
      ;(await client.get(`${asked}?currency=GBP`)).assertStatus(200)
      ;(await client.get(`${asked}?currency=USD`)).assertStatus(422)
    })
})

const answered = { method: 'GET', header: () => 'application/json', text: '{}', status: 200 }

test.group('An answer that is not described', (group) => {
  group.each.setup(rollbackAfterEach)

  test('fails the test that got it: {url}')
    .tags(['CALL-26'])
    .with([
      { url: '/api/nowhere', status: 200, fault: /no such call/ },
      { url: '/api/artists/1', status: 418, fault: /this status is not described/ },
      { url: '/api/artists/1', status: 404, fault: /must have required property 'message'/ },
      { url: '/api/genres', status: 200, fault: /must be equal to constant/ },
    ])
    .run(async ({ assert }, { url, status, fault }) => {
      await assert.rejects(() => assertDescribed({ ...answered, url, status }), fault)
    })

  test('fails it by way of the client and of the visitor alike', async ({ assert, client }) => {
    const leaky: OwnBand & { income: number } = {
      id: 1,
      bandName: 'Night Bus',
      role: 'owner',
      income: 4812,
    }
    const restore = artistProfilePort.register({
      ...artistProfilePort.current(),
      bandsOf: async () => [leaky],
    })
    try {
      const account = await UserFactory.create()
      await assert.rejects(
        async () => client.get('/api/auth/user').loginAs(account),
        /unevaluatedProperty":"income/
      )
      await assert.rejects(
        () => new HttpSession().post('/api/dev/sign-in', { role: 'fan' }),
        /unevaluatedProperty":"income/
      )
    } finally {
      restore()
    }
  }).tags(['CALL-26'])
})
