import { test } from '@japa/runner'
import { inBatches } from '#core/database/in_batches'

test.group('In batches', () => {
  test('no statement is asked for more than the limit, and the last one finds less', async ({
    assert,
  }) => {
    let rows = 5
    const sizes: number[] = []
    const total = await inBatches(async (limit) => {
      const taken = Math.min(limit, rows)
      rows -= taken
      sizes.push(taken)
      return taken
    }, 2)
    assert.equal(total, 5)
    assert.deepEqual(sizes, [2, 2, 1])
  })
})
