import { test } from '@japa/runner'
import { definePort } from '#core/port'

test.group('A port', () => {
  test('throws its name until a module registers, and after that module is removed', ({
    assert,
  }) => {
    const port = definePort<{ answer: () => number }>('answerPort')
    const message = 'No module has registered an implementation of answerPort'
    assert.throws(() => port.current(), message)
    const restore = port.register({ answer: () => 1 })
    const restoreFirst = port.register({ answer: () => 2 })
    assert.equal(port.current().answer(), 2)
    restoreFirst()
    assert.equal(port.current().answer(), 1)
    restore()
    assert.throws(() => port.current(), message)
  }).tags(['BOOK-6'])
})
