import { test } from '@japa/runner'

type Module = { repairFavorites: (stored: string | null) => number[] }

const { repairFavorites } = (await import(
  new URL('../../../inertia/lib/favorites_repair.js', import.meta.url).href
)) as Module

test.group("A visitor's list of products", () => {
  test('is a list of ids, each once, in the order they were liked', ({ assert }) => {
    assert.deepEqual(repairFavorites('[3,1,2,1,3]'), [3, 1, 2])
    assert.deepEqual(repairFavorites(null), [])
  }).tags(['COLL-10'])

  test('is repaired where something else is stored: {$self}')
    .tags(['COLL-10'])
    .with(['', 'x', '{}', '7', 'null', '"[1]"', '[[1]]', '[1', '[-1,0,1.5,"2",null,{}]'])
    .run(({ assert }, stored) => assert.deepEqual(repairFavorites(stored), []))

  test('keeps the two hundred liked last', ({ assert }) => {
    const many = Array.from({ length: 250 }, (_, index) => index + 1)
    assert.deepEqual(repairFavorites(JSON.stringify(many)), many.slice(50))
  })
})
