import { test } from '@japa/runner'
import { addressPart, IDS_A_PART, type AddressQuery } from '#storefront/sitemap'

const CHANGED = new Date('2026-11-01T12:00:00Z')

/** Every third id of a long table, counting the rows given at once. */
function longTable(length: number) {
  const given: number[] = []
  const query: AddressQuery = {
    ranges: async () => [],
    async between(after, last, limit) {
      const rows = []
      for (let id = after + 1; id <= Math.min(last, length) && rows.length < limit; id++)
        if (id % 3 === 0) rows.push({ id, updated_at: CHANGED })
      given.push(rows.length)
      return rows
    },
  }
  return { query, given }
}

async function idsOf(pieces: AsyncGenerator<string>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return [...text.matchAll(/\/product\/(\d+)<\/loc>/g)].map(([, id]) => Number(id))
}

test.group('A part of the sitemap', () => {
  test('names every id of its range once, in order, and holds a thousand rows at most', async ({
    assert,
  }) => {
    const { query, given } = longTable(100_000)
    const ids = await idsOf(addressPart(query, '/product/', 2))
    const first = IDS_A_PART + 1
    const wanted = Array.from({ length: IDS_A_PART }, (_, index) => first + index)
    assert.deepEqual(
      ids,
      wanted.filter((id) => id % 3 === 0)
    )
    assert.isAtMost(Math.max(...given), 1000)
    assert.isAbove(given.length, 3)
  })

  test('beyond the last id is empty and whole', async ({ assert }) => {
    assert.deepEqual(await idsOf(addressPart(longTable(10).query, '/product/', 3)), [])
  })
})
