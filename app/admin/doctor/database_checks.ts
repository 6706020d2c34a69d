import db from '@adonisjs/lucid/services/db'
import { fail, ok, warn, type Check, type Finding } from '#admin/doctor/finding'
import { pendingMigrations } from '#core/health/applied_migrations'
import { clockOffset, MOST_CLOCK_OFFSET_MS } from '#core/health/readiness'
import { clock } from '#shared/clock'

const OLDEST_VERSION = 15

type Facts = {
  version: number
  is_read_only: boolean
  may_create: boolean
  unwritable: string[]
  now: Date
}

const FACTS = `
  SELECT current_setting('server_version_num')::int / 10000 AS version,
         current_setting('transaction_read_only')::boolean AS is_read_only,
         has_schema_privilege('public', 'CREATE') AND has_database_privilege(current_database(), 'CREATE') AS may_create,
         ARRAY(SELECT relname::text FROM pg_class
                WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
                  AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT'))
                ORDER BY relname) AS unwritable,
         clock_timestamp() AS now`

async function checkDatabase(): Promise<Finding[]> {
  const begun = clock.now().toMillis()
  const { rows } = await db.rawQuery<{ rows: Facts[] }>(FACTS)
  const facts = rows[0]!
  return [reachable(facts), rights(facts), clocks(facts, begun)]
}

function reachable({ version, is_read_only: isReadOnly }: Facts): Finding {
  if (isReadOnly)
    return fail('database', 'It is read-only', 'Point DATABASE_URL at the primary server')
  if (version < OLDEST_VERSION)
    return fail(
      'database',
      `It is PostgreSQL ${version}`,
      `Use PostgreSQL ${OLDEST_VERSION} or newer`
    )
  return ok('database', `PostgreSQL ${version} answers and takes writes`)
}

function rights({ may_create: mayCreate, unwritable }: Facts): Finding {
  if (unwritable.length > 0)
    return fail(
      'database rights',
      `No rights on the tables ${unwritable.join(', ')}`,
      'Run all migrations as the role in DATABASE_URL, or make it the owner of these tables'
    )
  if (!mayCreate)
    return fail(
      'database rights',
      'The role may not create tables or schemas, which migrations and the job queue need',
      'Make the role the owner of the database'
    )
  return ok('database rights', 'The role may read, write and migrate')
}

function clocks({ now }: Facts, begun: number): Finding {
  const offset = clockOffset(now, begun)
  const message = `This machine and the database differ by ${offset} ms`
  if (offset <= MOST_CLOCK_OFFSET_MS / 10) return ok('clock', message)
  const remedy = 'Synchronise the clocks of both machines (chrony or systemd-timesyncd)'
  return offset > MOST_CLOCK_OFFSET_MS
    ? fail('clock', message, remedy)
    : warn('clock', message, remedy)
}

async function checkMigrations(): Promise<Finding> {
  const pending = await pendingMigrations()
  return pending.length === 0
    ? ok('migrations', 'All migrations of this release are applied')
    : fail(
        'migrations',
        `${pending.length} not applied, the first is ${pending[0]}`,
        'Run node ace migration:run --force'
      )
}

export const databaseChecks: Check[] = [
  {
    name: 'database',
    remedy: 'Check DATABASE_URL, and that the server accepts connections from this machine',
    run: checkDatabase,
  },
  { name: 'migrations', remedy: 'Run node ace migration:run --force', run: checkMigrations },
]
