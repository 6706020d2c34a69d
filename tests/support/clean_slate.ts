import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'

/** For `group.each.setup`: a transaction that is rolled back, and no attempts counted yet (they live outside it). */
export async function cleanSlate() {
  await limiter.clear()
  return testUtils.db().wrapInGlobalTransaction()
}
