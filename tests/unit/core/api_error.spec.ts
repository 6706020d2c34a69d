import { test } from '@japa/runner'

type Refused = Error & { sentence: string; errors: Record<string, string> }
type Module = {
  ApiError: new (status: number, text: string) => Refused
  sentenceOf: (error: unknown) => string
}

const { ApiError, sentenceOf } = (await import(
  new URL('../../../inertia/lib/api_error.js', import.meta.url).href
)) as Module

test.group('A refused call', () => {
  test('has a message of status, colon and body; users see only the sentence', ({ assert }) => {
    const body = JSON.stringify({ message: 'It is sold out.', code: 'E_OUT_OF_STOCK' })
    const refused = new ApiError(409, body)
    assert.equal(refused.message, `409: ${body}`)
    assert.equal(sentenceOf(refused), 'It is sold out.')
  }).tags(['ERR-1'])

  test('of several fields shows the sentence of the first, and each field its own', ({
    assert,
  }) => {
    const errors = [
      { field: 'city', rule: 'required', message: 'City is required' },
      { field: 'city', rule: 'minLength', message: 'City is too short' },
      { field: 'state', rule: 'required', message: 'State is required' },
    ]
    const refused = new ApiError(422, JSON.stringify({ message: 'Invalid', errors }))
    assert.equal(refused.sentence, 'City is required')
    assert.deepEqual(refused.errors, { city: 'City is required', state: 'State is required' })
  })

  test('never shows a body that is no sentence: {$self}')
    .tags(['ERR-1'])
    .with(['Bad Gateway', '<html>502</html>', '"text"', 'null', '', '{"stack":"at x.js:1"}'])
    .run(({ assert }, body) => {
      assert.equal(sentenceOf(new ApiError(502, body)), 'Something went wrong. Please try again.')
      assert.equal(new ApiError(502, body).message, `502: ${body}`)
    })

  test('has another sentence than a lost connection', ({ assert }) => {
    assert.match(sentenceOf(new TypeError('Failed to fetch')), /^No connection\./)
  })
})
