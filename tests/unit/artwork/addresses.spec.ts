import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { drawMockup } from '#artwork/mockup'
import { drawStorePoster } from '#artwork/store_poster'
import { mockupUrl, posterUrl, EDITION } from '#artwork/addresses'
import DrawingsController from '#artwork/controllers/drawings_controller'

/** What a controller did to the answer, without a server around it. */
async function ask(method: 'mockup' | 'poster', params: Record<string, unknown>, edition?: string) {
  const answer = { status: 200, body: '', headers: new Map<string, string>() }
  const response = {
    header: (name: string, value: string) => answer.headers.set(name, value),
    send: (body: Buffer) => {
      answer.body = body.toString()
    },
    notFound: () => {
      answer.status = 404
    },
  }
  const request = {
    input: (name: string) => (name === 'edition' ? edition : undefined),
    url: () => `/${method}/${Object.values(params).join('/')}`,
    encodings: () => ['identity'],
  }
  await new DrawingsController()[method]({ params, request, response } as unknown as HttpContext)
  return answer
}

test.group('Addresses of drawings', () => {
  test('a mock-up address names type and colour, an unknown colour the standard one', ({
    assert,
  }) => {
    assert.equal(
      mockupUrl({ productType: 'tank-top', color: 'Bottle Green' }),
      `/artwork/mockups/tank-top/bottle-green.svg?edition=${EDITION}`
    )
    assert.equal(
      mockupUrl({ productType: 'mug', color: '<b>' }),
      `/artwork/mockups/mug/standard.svg?edition=${EDITION}`
    )
  })

  test('a poster address names accent, seed and shape, and nothing else can be put into it', ({
    assert,
  }) => {
    const shape = 'tall'
    assert.equal(
      posterUrl({ accent: '#E8C547', seed: 12, shape }),
      `/artwork/posters/e8c547/12/tall.svg?edition=${EDITION}`
    )
    assert.throws(() => posterUrl({ accent: '../x', seed: 12, shape }), RangeError)
    assert.throws(() => posterUrl({ accent: '#E8C547', seed: 0, shape }), RangeError)
  })

  test('an address is answered with its drawing, cached for ever, allowed to load nothing', async ({
    assert,
  }) => {
    const mockup = await ask('mockup', { productType: 'cap', color: 'heather-grey' }, EDITION)
    assert.equal(mockup.body, drawMockup({ productType: 'cap', color: 'Heather Grey' }))
    const poster = await ask('poster', { accent: 'e8c547', seed: '12', shape: 'tall.svg' }, EDITION)
    assert.equal(poster.body, drawStorePoster({ accent: '#e8c547', seed: 12, shape: 'tall' }))
    for (const { headers } of [mockup, poster]) {
      assert.equal(headers.get('Content-Type'), 'image/svg+xml')
      assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
      assert.equal(
        headers.get('Content-Security-Policy'),
        "default-src 'none'; style-src 'unsafe-inline'"
      )
    }
  })

  test('without the edition, or with an old one, it is today’s drawing and kept for an hour', async ({
    assert,
  }) => {
    const params = { productType: 'cap', color: 'navy' }
    for (const edition of [undefined, '1', '../x']) {
      const { body, headers } = await ask('mockup', params, edition)
      assert.equal(body, (await ask('mockup', params, EDITION)).body)
      assert.equal(headers.get('Cache-Control'), 'public, max-age=3600')
    }
  })

  test('any other address is not found, and nothing of it is repeated', async ({ assert }) => {
    const refused = await Promise.all([
      ask('mockup', { productType: 'sofa', color: 'black' }),
      ask('mockup', { productType: 'constructor', color: 'black' }),
      ask('mockup', { productType: 'cap', color: 'Black' }),
      ask('mockup', { productType: 'cap', color: '<script>' }),
      ask('mockup', {}),
      ask('poster', { accent: 'e8c54', seed: '1', shape: 'wide' }),
      ask('poster', { accent: '#e8c547', seed: '1', shape: 'wide' }),
      ask('poster', { accent: 'e8c547', seed: '0', shape: 'wide' }),
      ask('poster', { accent: 'e8c547', seed: '01', shape: 'wide' }),
      ask('poster', { accent: 'e8c547', seed: '1e3', shape: 'wide' }),
      ask('poster', { accent: 'e8c547', seed: '2147483648', shape: 'wide' }),
      ask('poster', { accent: 'e8c547', seed: '1', shape: 'round' }),
      ask('poster', { accent: 'e8c547', seed: '1', shape: 'constructor' }),
    ])
    for (const { status, body } of refused) {
      assert.equal(status, 404)
      assert.equal(body, '')
    }
  })
})
