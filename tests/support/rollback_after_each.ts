import limiter from '@adonisjs/limiter/services/main'
import { afterResponseDone } from '#core/after_response'
import testUtils from '@adonisjs/core/services/test_utils'

/**
 * For `group.each.setup`: opens a transaction that is rolled back after the test, and clears the rate limits, which
 * live outside it. What goes on behind answers is finished in it: else its own transaction would wait for ever.
 */
export async function rollbackAfterEach() {
  await limiter.clear()
  const rollback = await testUtils.db().wrapInGlobalTransaction()
  return async () => {
    await afterResponseDone()
    await rollback()
  }
}
