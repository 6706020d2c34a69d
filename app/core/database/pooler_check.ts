import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'

/** Of one connection or statement: a pooler without a free session would have it wait for minutes. */
const TIMEOUT_MILLISECONDS = 3_000

/** How often two sessions are compared: between the two another client may have taken the session. */
const ATTEMPTS = 5

type Addresses = {
  url: string
  directUrl: string | undefined
  isPooled: boolean
  preparesStatements: boolean
}

/**
 * Finds out by asking whether what is configured can work.
 *
 * @returns a sentence for each fault
 */
export async function poolerFaults(given: Addresses): Promise<string[]> {
  const { url, directUrl, isPooled, preparesStatements } = given
  if (!isPooled)
    return (await sharesSessions(url))
      ? [
          'DATABASE_URL is a pooler in transaction mode: set DATABASE_POOLER to transaction and DATABASE_DIRECT_URL to the ' +
            'address of PostgreSQL itself, or use session mode',
        ]
      : []
  if (!directUrl)
    return [
      'DATABASE_DIRECT_URL must be the address of PostgreSQL itself where DATABASE_POOLER is transaction: locks, ' +
        'notifications and the queue need a session of their own',
    ]
  if (await sharesSessions(directUrl))
    return [
      'DATABASE_DIRECT_URL is a pooler in transaction mode too: it must be the address of PostgreSQL itself',
    ]
  if (!(await leadToOneDatabase(url, directUrl)))
    return ['DATABASE_URL and DATABASE_DIRECT_URL lead to different databases']
  if (preparesStatements && !(await passesStatementsOn(url)))
    return [
      'DATABASE_PREPARED_STATEMENTS must be off: this pooler does not pass prepared statements on (PgBouncer does from ' +
        '1.21, with max_prepared_statements above 0)',
    ]
  return []
}

/** Whether two clients that are connected at the same time may be given the same session, one after the other. */
const sharesSessions = (url: string) =>
  withClients([url, url], async ([one, other]) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await sessionOf(one!)
      await other!.query('BEGIN')
      const meanwhile = await sessionOf(other!)
      await other!.query('COMMIT')
      if (before === meanwhile) return true
    }
    return false
  })

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]!.pid
}

/** Whether a lock that is taken at one address is held at the other. */
const leadToOneDatabase = (url: string, directUrl: string) =>
  withClients([url, directUrl], async ([pooled, direct]) => {
    const key = randomInt(2 ** 31)
    await direct!.query('SELECT pg_advisory_lock($1::int, $2::int)', [key, key])
    const { rows } = await pooled!.query(
      `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND locktype = 'advisory' AND granted
          AND classid = $1::int::oid AND objid = $1::int::oid`,
      [key]
    )
    return rows.length > 0
  })

/** Whether a statement that was prepared in one session is known in the next. */
const passesStatementsOn = (url: string) =>
  withClients([url, url], async ([one, other]) => {
    const statement = {
      name: `check_${randomUUID()}`,
      text: 'SELECT pg_backend_pid() AS pid, $1::int AS value',
      values: [1],
    }
    try {
      await one!.query(statement)
      await other!.query('BEGIN')
      await sessionOf(other!)
      await one!.query(statement)
      return true
    } catch {
      return false
    }
  })

async function withClients<Result>(
  urls: string[],
  work: (clients: pg.Client[]) => Promise<Result>
): Promise<Result> {
  const clients = urls.map(
    (connectionString) =>
      new pg.Client({
        connectionString,
        connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
        query_timeout: TIMEOUT_MILLISECONDS,
      })
  )
  for (const client of clients) client.on('error', () => {})
  try {
    await Promise.all(clients.map((client) => client.connect()))
    return await work(clients)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
