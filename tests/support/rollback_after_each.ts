import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'

/**
 * For `group.each.setup`: opens a transaction that is rolled back after the test, and clears the rate limits, which
 * live outside it.
 */
export async function rollbackAfterEach() {
  await limiter.clear()
  return testUtils.db().wrapInGlobalTransaction()
}
