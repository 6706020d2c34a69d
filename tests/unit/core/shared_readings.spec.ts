import { test } from '@japa/runner'
import { SharedReadings } from '#core/http/shared_readings'

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
    const readings = new SharedReadings()
    const held = heldReading()
    const asked = [readings.read('a', held.make), readings.read('a', held.make)]
    const other = readings.read('b', async () => 'another')
    assert.equal(await other, 'another')
    held.resolve('once')
    assert.deepEqual(await Promise.all(asked), ['once', 'once'])
    assert.equal(held.count(), 1)
    assert.equal(await readings.read('a', async () => 'anew'), 'anew')
  })

  test('that fail are everybody’s failure, and are not kept', async ({ assert }) => {
    const readings = new SharedReadings()
    const held = heldReading()
    const asked = Promise.allSettled([readings.read('a', held.make), readings.read('a', held.make)])
    held.reject(new Error('the database is away'))
    for (const { status } of await asked) assert.equal(status, 'rejected')
    assert.equal(await readings.read('a', async () => 'back'), 'back')
  })
})
