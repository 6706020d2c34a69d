import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SqlFile } from '#core/database/sql_functions'

type Definition = { id: number; name: string; definition: string }
type Stored = { kind: 'index' | 'column'; name: string; table_name: string; column_name: string }

/**
 * Loads a file and computes again what is stored of the results of the functions that it changes: indexes and generated
 * columns. Throws where the file does not name one of these, because PostgreSQL would keep the results of the former body.
 * What triggers wrote into columns is not seen here: a migration writes it again.
 */
export async function recomputeResults(
  trx: TransactionClientContract,
  file: SqlFile,
  load: () => PromiseLike<unknown>
) {
  const before = new Map((await definitions(trx)).map((each) => [each.id, each.definition]))
  await load()
  const changed = (await definitions(trx)).filter(
    ({ id, definition }) => before.has(id) && before.get(id) !== definition
  )
  if (changed.length === 0) return
  const stored = await storedResults(trx, changed)
  refuseUnnamed(file, changed, stored)
  for (const { kind, name, table_name: table, column_name: column } of stored) {
    if (kind === 'index') await trx.rawQuery(`REINDEX INDEX ${name}`)
    else await recompute(trx, table, column)
  }
}

async function definitions(trx: TransactionClientContract): Promise<Definition[]> {
  const { rows } = await trx.rawQuery(`
    SELECT oid::int8::int AS id, oid::regprocedure::text AS name, pg_get_functiondef(oid) AS definition
      FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`)
  return rows
}

/** Functions that call a changed one are followed where PostgreSQL knows the call: a body in RETURN or BEGIN ATOMIC. */
async function storedResults(
  trx: TransactionClientContract,
  changed: Definition[]
): Promise<Stored[]> {
  const { rows } = await trx.rawQuery(
    `WITH RECURSIVE used AS (
       SELECT unnest(?::int[])::oid AS id
        UNION
       SELECT objid FROM pg_depend JOIN used ON refclassid = 'pg_proc'::regclass AND refobjid = used.id
        WHERE classid = 'pg_proc'::regclass
     ), dependent AS (
       SELECT classid, objid FROM pg_depend JOIN used ON refclassid = 'pg_proc'::regclass AND refobjid = used.id
     )
     SELECT 'column' AS kind, attrelid::regclass || '.' || attname AS name, attrelid::regclass::text AS table_name, attname AS column_name
       FROM dependent
       JOIN pg_attrdef ON classid = 'pg_attrdef'::regclass AND pg_attrdef.oid = objid
       JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum AND attgenerated = 's'
      UNION
     SELECT 'index', objid::regclass::text, '', ''
       FROM dependent
       JOIN pg_class ON classid = 'pg_class'::regclass AND pg_class.oid = objid AND relkind IN ('i', 'I')
      ORDER BY 1, 2`,
    [changed.map(({ id }) => id)]
  )
  return rows
}

function refuseUnnamed(file: SqlFile, changed: Definition[], stored: Stored[]) {
  const unnamed = (kind: Stored['kind'], named: string[]) =>
    stored
      .filter((each) => each.kind === kind && !named.includes(each.name))
      .map(({ name }) => name)
  const indexes = unnamed('index', file.reindex)
  const columns = unnamed('column', file.recompute)
  if (indexes.length === 0 && columns.length === 0) return
  const lines = [
    ...(indexes.length > 0 ? [`-- reindex: ${indexes.join(', ')}`] : []),
    ...(columns.length > 0 ? [`-- recompute: ${columns.join(', ')}`] : []),
  ]
  throw new Error(
    `database/functions/${file.name} changes ${changed.map(({ name }) => name).join(', ')}, whose results indexes or ` +
      `generated columns hold. To have these computed again, add to the file:\n${lines.join('\n')}`
  )
}

/**
 * Computes a generated column again, under an exclusive lock, by writing a column that it is computed from. PostgreSQL
 * has a statement of its own for this from version 17 only.
 */
async function recompute(trx: TransactionClientContract, table: string, column: string) {
  const { rows } = await trx.rawQuery<{ rows: { source: string }[] }>(
    `SELECT source.attname AS source
       FROM pg_attrdef
       JOIN pg_attribute AS generated ON generated.attrelid = adrelid AND generated.attnum = adnum
       JOIN pg_depend ON classid = 'pg_attrdef'::regclass AND objid = pg_attrdef.oid
        AND refclassid = 'pg_class'::regclass AND refobjid = adrelid AND refobjsubid NOT IN (0, adnum)
       JOIN pg_attribute AS source ON source.attrelid = adrelid AND source.attnum = refobjsubid
      WHERE adrelid = ?::regclass AND generated.attname = ? LIMIT 1`,
    [table, column]
  )
  const { source } = rows[0]!
  await trx.rawQuery(
    `ALTER TABLE ${table} DISABLE TRIGGER USER;
     UPDATE ${table} SET "${source}" = "${source}";
     ALTER TABLE ${table} ENABLE TRIGGER USER`
  )
}
