import testUtils from '@adonisjs/core/services/test_utils'

/** For `group.each.setup` of browser tests, where a transaction cannot be shared: every table is empty before. */
export async function emptyDatabase() {
  const empty = await testUtils.db().truncate()
  await empty()
}
