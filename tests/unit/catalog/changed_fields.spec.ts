import { test } from '@japa/runner'
import fc from 'fast-check'
import { changedFields } from '../../../inertia/lib/changed_fields.js'

const was = { name: 'Last Tram Tee', designUrl: '/files/demo/designs/last-tram.svg', notes: '' }

test.group('The changed fields of a form', () => {
  test('are none where nothing was typed, or only space around it', ({ assert }) => {
    assert.deepEqual(changedFields(was, was), {})
    assert.deepEqual(changedFields({ ...was, name: ' Last Tram Tee ' }, was), {})
  })

  test('are those that were typed, trimmed, and emptied ones', ({ assert }) => {
    const form = { ...was, designUrl: '', notes: ' Printed large. ' }
    assert.deepEqual(changedFields(form, was), { designUrl: '', notes: 'Printed large.' })
  })

  test('lead from what stood there to what was typed', ({ assert }) => {
    const words = fc.record({ name: fc.string(), designUrl: fc.string(), notes: fc.string() })
    fc.assert(
      fc.property(words, words, (before, form) => {
        const after = { ...before, ...changedFields(form, before) }
        for (const field of ['name', 'designUrl', 'notes'] as const)
          assert.equal(after[field].trim(), form[field].trim())
      })
    )
  })
})
