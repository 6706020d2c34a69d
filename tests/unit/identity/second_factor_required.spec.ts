import { test } from '@japa/runner'
import { isSecondFactorRequired } from '#config/second_factor'

test.group('Two-step login', () => {
  test(
    'is required in production unless SECOND_FACTOR says otherwise, and elsewhere only where it says so'
  )
    .tags(['MFA-13'])
    .with([
      { setting: undefined, inProduction: true, isRequired: true },
      { setting: undefined, inProduction: false, isRequired: false },
      { setting: 'optional', inProduction: true, isRequired: false },
      { setting: 'required', inProduction: false, isRequired: true },
    ] as const)
    .run(({ assert }, { setting, inProduction, isRequired }) => {
      assert.equal(isSecondFactorRequired(setting, inProduction), isRequired)
    })
})
