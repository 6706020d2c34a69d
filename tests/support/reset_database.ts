import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'

const KEPT = [
  'adonis_schema',
  'adonis_schema_versions',
  'loaded_functions',
  'loaded_function_texts',
]

/**
 * For `group.each.setup` of browser tests, where a transaction cannot be shared: deletes all rows.
 * `TRUNCATE` of some hundred partitions and indexes would take longer than most tests.
 */
export async function resetDatabase() {
  const { rows } = await db.rawQuery(`SELECT current_setting('is_superuser') = 'on' AS allowed`)
  if (rows[0].allowed) return deleteEverything()
  const truncate = await testUtils.db().truncate()
  await truncate()
}

/** Without triggers, which guard histories and check foreign keys: only a superuser may. */
async function deleteEverything() {
  const { rows: tables } = await db.rawQuery(
    `SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace`
  )
  const deletes = (tables as { name: string }[])
    .filter(({ name }) => !KEPT.includes(name))
    .map(({ name }) => `DELETE FROM "${name}"`)
  await db.transaction((trx) =>
    trx.rawQuery(['SET LOCAL session_replication_role = replica', ...deletes].join(';\n'))
  )
}
