import { brotliDecompressSync } from 'node:zlib'
import { test } from '@japa/runner'
import { ResponseBodyCache } from '#core/http/response_body_cache'

test.group('Kept bodies', () => {
  test('are made once for callers at the same time and later', async ({ assert }) => {
    const kept = new ResponseBodyCache(1000)
    let made = 0
    const make = () => {
      made += 1
      return Buffer.from('drawing')
    }
    await Promise.all([kept.get('a', 'br', make), kept.get('a', 'br', make)])
    const body = await kept.get('a', 'br', make)
    assert.equal(brotliDecompressSync(body).toString(), 'drawing')
    assert.equal(made, 1)
    await kept.get('a', null, make)
    assert.equal(made, 2)
  })

  test('give way to newer ones, those not asked for longest first', async ({ assert }) => {
    const kept = new ResponseBodyCache(250)
    const made: string[] = []
    const ask = (name: string) =>
      kept.get(name, null, () => {
        made.push(name)
        return Buffer.alloc(100)
      })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
    assert.deepEqual(made, ['a', 'b', 'c', 'b'])
  })

  test('take no more memory than they have bytes', async ({ assert }) => {
    const kept = new ResponseBodyCache(100_000)
    for (const encoding of [null, 'gzip', 'br'] as const) {
      const body = await kept.get('a', encoding, () => Buffer.from('drawing '.repeat(40)))
      assert.equal(body.buffer.byteLength, body.length, String(encoding))
    }
  })

  test('do not keep a failure', async ({ assert }) => {
    const kept = new ResponseBodyCache(250)
    await assert.rejects(() => kept.get('a', null, () => Promise.reject(new Error('no disk'))))
    assert.lengthOf(await kept.get('a', null, () => Buffer.alloc(3)), 3)
  })
})
