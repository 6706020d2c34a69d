import { test } from '@japa/runner'
import fc from 'fast-check'
import { interleaved } from '../../../inertia/lib/interleaved.js'

const items = fc
  .array(fc.constantFrom('T-Shirt', 'Hoodie', 'Mug', 'Poster'))
  .map((kinds) => kinds.map((kind, id) => ({ kind, id })))

test.group('Blanks of every group', () => {
  test('come in turn, none twice and none left out, each group in its own order', ({ assert }) => {
    fc.assert(
      fc.property(items, (given) => {
        const kinds = [...new Set(given.map(({ kind }) => kind))]
        const shown = interleaved(given, ({ kind }) => kind)
        assert.sameDeepMembers(shown, given)
        assert.deepEqual(
          shown.slice(0, kinds.length).map(({ kind }) => kind),
          kinds
        )
        for (const kind of kinds) {
          const own = shown.filter((item) => item.kind === kind).map(({ id }) => id)
          assert.deepEqual(
            own,
            [...own].sort((one, other) => one - other)
          )
        }
      })
    )
  })
})
