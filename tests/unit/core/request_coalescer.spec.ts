import { test } from '@japa/runner'
import { RequestCoalescer } from '#core/http/request_coalescer'

/** A read that ends when the test says so. */
function heldReading() {
  let count = 0
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = () => {
    count++
    return promise
  }
  return { make, resolve, reject, count: () => count }
}

test.group('Reads under way', () => {
  test('answer all callers of the same key meanwhile, and no later caller', async ({ assert }) => {
    const coalescer = new RequestCoalescer()
    const held = heldReading()
    const asked = [coalescer.read('a', held.make), coalescer.read('a', held.make)]
    const other = coalescer.read('b', async () => 'another')
    assert.equal(await other, 'another')
    held.resolve('once')
    assert.deepEqual(await Promise.all(asked), ['once', 'once'])
    assert.equal(held.count(), 1)
    assert.equal(await coalescer.read('a', async () => 'again'), 'again')
  })

  test('that fail do so for all their callers, and are not kept', async ({ assert }) => {
    const coalescer = new RequestCoalescer()
    const held = heldReading()
    const asked = Promise.allSettled([
      coalescer.read('a', held.make),
      coalescer.read('a', held.make),
    ])
    held.reject(new Error('the database is away'))
    for (const { status } of await asked) assert.equal(status, 'rejected')
    assert.equal(await coalescer.read('a', async () => 'back'), 'back')
  })
})
