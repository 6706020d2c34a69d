import { test } from '@japa/runner'
import { CachedResponse } from '#core/response_cache/cached_response'

const responseOf = (text: string) =>
  new CachedResponse({ text, headers: [], tags: null, position: 0, madeAt: 0, until: 1 })

const TEXTS = {
  'a short text': 'Short.',
  'a page': Array.from({ length: 400 }, (_, line) => `<p>Line ${line * line}</p>`).join('\n'),
}

test.group('A kept response', (group) => {
  group.tap((each) => each.tags(['PAGES-22']))

  for (const [what, text] of Object.entries(TEXTS))
    for (const encoding of [null, 'gzip', 'br'] as const)
      test(`takes no more memory than its body: ${what}, ${encoding ?? 'not compressed'}`, async ({
        assert,
      }) => {
        const { body } = await responseOf(text).variant(encoding)
        assert.equal(body.buffer.byteLength, body.length)
      })

  test('counts the bodies that it holds', async ({ assert }) => {
    const response = responseOf(TEXTS['a page'])
    const empty = response.bytes
    const bodies = [await response.variant('br'), await response.variant(null)]
    const held = bodies.reduce((sum, { body }) => sum + body.buffer.byteLength, 0)
    assert.equal(response.bytes - empty, held)
  })
})
