import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { toErrorAnswer } from '#core/exceptions/error_answer'
import { deprecatedCodes, deprecatedCommands } from '#core/deprecated_names'
import { Conflict, IdempotencyKeyReused } from '#core/exceptions/errors'

/** As an order that has ended refuses a change. */
class OrderEnded extends Conflict {
  readonly deprecatedCode = 'E_ORDER_STATE'

  constructor() {
    super('This order has ended', 'E_INVALID_STATUS_TRANSITION')
  }
}

test.group('An earlier name', () => {
  test('of an error code stands beside the new one', ({ assert }) => {
    const { body } = toErrorAnswer(new IdempotencyKeyReused())
    assert.equal(body.code, 'E_IDEMPOTENCY_KEY_REUSED')
    assert.equal(body.deprecatedCode, 'E_IDEMPOTENCY_KEY')
  })

  test('of several codes that became one is that of the error', ({ assert }) => {
    const { body } = toErrorAnswer(new OrderEnded())
    assert.equal(body.code, 'E_INVALID_STATUS_TRANSITION')
    assert.equal(body.deprecatedCode, 'E_ORDER_STATE')
  })

  test('is missing where a code has not been renamed', ({ assert }) => {
    assert.notProperty(toErrorAnswer(new Conflict('Taken')).body, 'deprecatedCode')
  })

  test('is not a current code', ({ assert }) => {
    const earlier = Object.values(deprecatedCodes)
    assert.lengthOf(new Set(earlier), earlier.length)
    for (const code of earlier) assert.notProperty(deprecatedCodes, code)
  })

  test('of a command runs that command', async ({ assert }) => {
    await ace.boot()
    for (const [command, alias] of Object.entries(deprecatedCommands))
      assert.equal(ace.getAliasCommand(alias)?.commandName, command)
  })
})
