import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { drawMockup, drawStorePoster, mockupUrl, posterUrl } from '#artwork/public'
import DrawingsController from '#artwork/controllers/drawings_controller'

/** What a controller did to the answer, without a server around it. */
function ask(method: 'mockup' | 'poster', params: Record<string, unknown>) {
  const answer = { status: 200, body: '', headers: new Map<string, string>() }
  const response = {
    header: (name: string, value: string) => answer.headers.set(name, value),
    send: (body: string) => {
      answer.body = body
    },
    notFound: () => {
      answer.status = 404
    },
  }
  new DrawingsController()[method]({ params, response } as unknown as HttpContext)
  return answer
}

test.group('Addresses of drawings', () => {
  test('a mock-up address names type and colour, an unknown colour the standard one', ({
    assert,
  }) => {
    assert.equal(
      mockupUrl({ productType: 'tank-top', color: 'Bottle Green' }),
      '/artwork/mockups/tank-top/bottle-green.svg'
    )
    assert.equal(
      mockupUrl({ productType: 'mug', color: '<b>' }),
      '/artwork/mockups/mug/standard.svg'
    )
  })

  test('a poster address names accent and seed, and nothing else can be put into it', ({
    assert,
  }) => {
    assert.equal(posterUrl({ accent: '#E8C547', seed: 12 }), '/artwork/posters/e8c547/12.svg')
    assert.throws(() => posterUrl({ accent: '../x', seed: 12 }), RangeError)
    assert.throws(() => posterUrl({ accent: '#E8C547', seed: 0 }), RangeError)
  })

  test('an address is answered with its drawing, cached for ever, allowed to load nothing', ({
    assert,
  }) => {
    const mockup = ask('mockup', { productType: 'cap', color: 'heather-grey' })
    assert.equal(mockup.body, drawMockup({ productType: 'cap', color: 'Heather Grey' }))
    const poster = ask('poster', { accent: 'e8c547', seed: '12.svg' })
    assert.equal(poster.body, drawStorePoster({ accent: '#e8c547', seed: 12 }))
    for (const { headers } of [mockup, poster]) {
      assert.equal(headers.get('Content-Type'), 'image/svg+xml')
      assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
      assert.equal(
        headers.get('Content-Security-Policy'),
        "default-src 'none'; style-src 'unsafe-inline'"
      )
    }
  })

  test('any other address is not found, and nothing of it is repeated', ({ assert }) => {
    const refused = [
      ask('mockup', { productType: 'sofa', color: 'black' }),
      ask('mockup', { productType: 'constructor', color: 'black' }),
      ask('mockup', { productType: 'cap', color: 'Black' }),
      ask('mockup', { productType: 'cap', color: '<script>' }),
      ask('mockup', {}),
      ask('poster', { accent: 'e8c54', seed: '1' }),
      ask('poster', { accent: '#e8c547', seed: '1' }),
      ask('poster', { accent: 'e8c547', seed: '0' }),
      ask('poster', { accent: 'e8c547', seed: '01' }),
      ask('poster', { accent: 'e8c547', seed: '1e3' }),
      ask('poster', { accent: 'e8c547', seed: '2147483648' }),
    ]
    for (const { status, body } of refused) {
      assert.equal(status, 404)
      assert.equal(body, '')
    }
  })
})
