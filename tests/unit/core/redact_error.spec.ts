import { test } from '@japa/runner'
import { redactError } from '#core/redact_error'

test.group('A redacted error', () => {
  test('is its message, in one line, with its cause')
    .tags(['WORK-3'])
    .with([
      { error: 'plain words', text: 'plain words' },
      { error: new Error('first\n  second'), text: 'first second' },
      { error: new Error('outer', { cause: new Error('inner') }), text: 'outer: inner' },
      { error: new Error(''), text: 'Unknown' },
    ])
    .run(({ assert }, { error, text }) => assert.equal(redactError(error), text))

  test('contains no names and no secrets: {text}')
    .tags(['WORK-3'])
    .with([
      { error: 'to <robin@example.com>: refused', text: 'to <…@…>: refused' },
      { error: 'at postgres://shop:pass@db.example/shop', text: 'at postgres://…@db.example/shop' },
      { error: 'GET /orders?token=abc.def&x=1', text: 'GET /orders?token=…&x=1' },
      { error: 'Authorization: Bearer abc123', text: 'Authorization: … …' },
      { error: 'Invalid API Key provided: sk_test_9xY', text: 'Invalid API Key provided: …' },
      { error: 'the secret was wrong', text: 'the secret was wrong' },
      { error: `No such session ${'a'.repeat(40)}`, text: 'No such session …' },
    ])
    .run(({ assert }, { error, text }) => assert.equal(redactError(new Error(error)), text))

  test('is no longer than a paragraph', ({ assert }) => {
    assert.lengthOf(redactError('word '.repeat(500)), 500)
  })
})
