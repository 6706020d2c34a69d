import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ownData } from '#account/own_data_schema'
import { PERSONAL_COLUMNS } from '#tests/architecture/personal_data_table'

/** Columns with a foreign key to users, or a name by which they hold an account or an email, and the one that has an email as a hash. */
async function personalColumns(): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { name: string }[] }>(
    `SELECT conrelid::regclass || '.' || attname AS name
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
      WHERE contype = 'f' AND confrelid = 'users'::regclass
      UNION
     SELECT columns.table_name || '.' || column_name
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND (column_name ~ '(^|_)(user_id|email)$' OR (columns.table_name, column_name) = ('fraud_checks', 'subject'))
      ORDER BY 1`
  )
  return rows.map(({ name }) => name)
}

const reasons = Object.values(PERSONAL_COLUMNS).flatMap(({ exported, deleted }) => [
  ...('not' in exported ? [exported.not] : []),
  ...(deleted === 'erased' ? [] : [deleted.kept]),
])

test.group('A column that names an account', () => {
  test('is exported and deleted with the account, or its row says why not', async ({ assert }) => {
    assert.sameMembers(Object.keys(PERSONAL_COLUMNS), await personalColumns())
    for (const reason of reasons) assert.isAbove(reason.length, 10)
  }).tags(['ACC-7'])

  test('is in a field of the export that exists', ({ assert }) => {
    const fields = Object.keys(ownData.properties as object)
    const named = Object.values(PERSONAL_COLUMNS).flatMap(({ exported }) =>
      'field' in exported ? [exported.field] : []
    )
    assert.includeMembers(fields, named)
  }).tags(['ACC-7'])
})
