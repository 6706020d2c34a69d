import { test } from '@japa/runner'
import { apiRoutes } from '#core/openapi/routes'
import { HttpSession } from '#tests/support/http_session'
import { parsePage } from '#tests/support/markup'

test.group('The description of the API', () => {
  test('shows every call in the server’s markup, each with an address of its own', async ({
    assert,
    client,
  }) => {
    const page = await parsePage(client, '/api/docs')
    const tickets = page.all('section', { class: 'ticket' })
    const calls = tickets.flatMap((ticket) =>
      ticket
        .all('p')
        .filter((line) => line.all('code').length > 0)
        .map(({ parts }) => `${parts[0]!.text} ${parts.find(({ tag }) => tag === 'code')!.text}`)
    )
    assert.includeMembers(calls, [...apiRoutes().keys()])
    const [link] = page.named('a', 'Buy one product')
    assert.equal(link!.attributes.href, '#post_api_orders')
    const ids = page.all('*', { id: /./ }).map(({ attributes }) => attributes.id!)
    assert.include(ids, 'post_api_orders')
    for (const { attributes } of page.all('a', { href: /^#/ }))
      assert.include(ids, attributes.href!.slice(1))
  }).tags(['CALL-27'])

  test('leads from a type to its shape', async ({ assert, client }) => {
    const page = await parsePage(client, '/api/docs')
    const [call] = page.all('*', { id: 'get_api_artists_id' })
    assert.equal(call!.links().OwnedArtist, '#shape-OwnedArtist')
    const [shape] = page.all('*', { id: 'shape-OwnedArtist' })
    assert.isTrue(shape!.says('profitSharePercentage'))
  }).tags(['CALL-27'])

  test('is rendered whole, whatever part of it the headers of a visit name', async ({ assert }) => {
    for (const path of ['/api/docs', '/collections', '/terms']) {
      const read = async (headers: Record<string, string>) => {
        const answer = await fetch(HttpSession.origin() + path, { headers })
        return (await answer.text()).length
      }
      const component = path === '/api/docs' ? 'core/api_reference' : 'storefront/collections'
      const part = await read({
        'x-inertia-partial-component': component,
        'x-inertia-partial-data': 'errors',
      })
      assert.closeTo(part, await read({}), 200, path)
    }
  }).tags(['CALL-27', 'SAFE-1'])
})
