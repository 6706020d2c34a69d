import { test } from '@japa/runner'
import { isUniqueViolation } from '#core/database/unique_violation'

test.group('A unique violation', () => {
  test('is recognised by its constraint: {$self}')
    .with([
      { error: { code: '23505', constraint: 'users_lower_email' }, expected: true },
      { error: { code: '23505', constraint: 'qr_codes_code_key' }, expected: false },
      { error: { code: '23503', constraint: 'users_lower_email' }, expected: false },
      { error: new Error('users_lower_email'), expected: false },
      { error: null, expected: false },
    ])
    .run(({ assert }, { error, expected }) =>
      assert.equal(isUniqueViolation(error, 'users_lower_email'), expected)
    )
})
