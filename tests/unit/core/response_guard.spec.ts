import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpResponse } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { requestTarget } from '#core/http/request_target'
import { guardResponses } from '#core/http/response_guard'

/** An answer whose `finish` does what the test wants, sent by a real server. */
async function answerOf(write: (response: ServerResponse) => void) {
  const prototype = {
    finish(this: HttpResponse) {
      write(this.response)
    },
  }
  guardResponses(prototype)
  const server = createServer((_, response) =>
    prototype.finish.call({ response } as unknown as HttpResponse)
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } finally {
    server.close()
  }
}

test.group('An answer that cannot be sent', () => {
  test('is a bare 400 where a header cannot be written', async ({ assert }) => {
    const { status, headers, text } = await answerOf((response) => {
      response.setHeader('X-Private', 'kept back')
      response.setHeader('Location', '/\u{1F3B8}')
    })
    assert.equal(status, 400)
    assert.isNull(headers.get('x-private'))
    assert.equal(text, 'The request could not be read.')
  }).tags(['SAFE-2'])

  test('is a bare 500 where anything else fails, without its reason', async ({ assert }) => {
    const { status, text } = await answerOf(() => {
      throw new Error('secret')
    })
    assert.equal(status, 500)
    assert.notInclude(text, 'secret')
  }).tags(['SAFE-2'])
})

test.group('The address of a request in a header', () => {
  test('{raw} is {target}')
    .with([
      { raw: '/a%20b?c=%E2%82%AC', target: '/a%20b?c=%E2%82%AC' },
      { raw: '//evil.example/x', target: '/evil.example/x' },
      { raw: '/\\evil.example', target: '/evil.example' },
      { raw: 'http://evil.example/x', target: '/x' },
      { raw: '/caf\u00e9', target: '/caf%C3%A9' },
      { raw: '*', target: '/*' },
    ])
    .run(({ assert }, { raw, target }) => assert.equal(requestTarget(raw), target))
})
