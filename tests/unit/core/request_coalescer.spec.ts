import { test } from '@japa/runner'
import { RequestCoalescer } from '#core/http/request_coalescer'

/** A reading that ends when it is told to. */
function heldReading() {
  let count = 0
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = () => {
    count++
    return promise
  }
  return { make, resolve, reject, count: () => count }
}

test.group('Readings under way', () => {
  test('answer all who ask for the same, and nobody who comes after', async ({ assert }) => {
    const coalescer = new RequestCoalescer()
    const held = heldReading()
    const asked = [coalescer.read('a', held.make), coalescer.read('a', held.make)]
    const other = coalescer.read('b', async () => 'another')
    assert.equal(await other, 'another')
    held.resolve('once')
    assert.deepEqual(await Promise.all(asked), ['once', 'once'])
    assert.equal(held.count(), 1)
    assert.equal(await coalescer.read('a', async () => 'anew'), 'anew')
  })

  test('that fail are everybody’s failure, and are not kept', async ({ assert }) => {
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
