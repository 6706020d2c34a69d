import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { directUrl } from '#core/database/direct_url'

/** Keeps our locks apart from those of other applications on this database server. */
const LOCK_SPACE = 20_260

/** Null until the lock is granted. */
type Hold = { connection: pg.Client | null }

const keyOf = (name: string) => createHash('sha256').update(name).digest().readInt32BE(0)

/** How long an unused connection is kept: signing in to PostgreSQL takes more work than sending a mail. */
const KEPT_MILLISECONDS = 10_000

/** Locks are tried without waiting, so an attempt that takes longer means a dead connection. */
const TIMEOUT_MILLISECONDS = 10_000

/** The locks that this process holds: PostgreSQL would grant a session its own lock twice. */
const held = new Map<string, Hold>()
/** The connection that holds this process's locks. */
let holder: Promise<pg.Client> | null = null
let ending: NodeJS.Timeout | undefined
let isTerminating = false
/** The latest statement: the next one starts after it, as pg expects. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` under a PostgreSQL session advisory lock, which one process of all nodes can hold. The locks belong to a
 * connection of their own, so that they need no transaction as long as the work, and the database releases them when their
 * process ends, however it ends.
 *
 * @returns null without running `work` if another process holds the lock
 */
export async function withAdvisoryLock<Result>(
  name: string,
  work: () => Promise<Result>
): Promise<{ result: Result } | null> {
  if (held.has(name)) return null
  const hold: Hold = { connection: null }
  held.set(name, hold)
  clearTimeout(ending)
  try {
    const connection = await taken(name)
    if (!connection) return null
    hold.connection = connection
    try {
      return { result: await work() }
    } finally {
      await letGo(connection, name)
    }
  } finally {
    if (held.get(name) === hold) held.delete(name)
    if (held.size === 0) await disconnectSoon()
  }
}

/** Connects once for several callers at the same time; a lost connection takes its locks with it. */
function connected(): Promise<pg.Client> {
  holder ??= connect().catch((error: unknown) => {
    holder = null
    throw error
  })
  return holder
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: directUrl(),
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
    query_timeout: TIMEOUT_MILLISECONDS,
  })
  client.on('error', (error) => loseLocksOf(client, error))
  await client.connect()
  app.terminating(terminate)
  return client
}

function loseLocksOf(client: pg.Client, error: unknown) {
  const lost = [...held].filter(([, { connection }]) => connection === client)
  const names = lost.map(([name]) => name)
  logger.error({ err: error }, `The locks of ${names.join(', ') || 'nobody'} are lost`)
  for (const name of names) held.delete(name)
}

/** The connection that holds the lock now; null if another process holds it. One that was lost meanwhile is replaced. */
async function taken(name: string, isLastTry = false): Promise<pg.Client | null> {
  const connection = await connected()
  try {
    return (await say(connection, 'pg_try_advisory_lock', name)) ? connection : null
  } catch (error) {
    await forget(connection, error)
    if (isLastTry) throw error
    return taken(name, true)
  }
}

type LockFunction = 'pg_try_advisory_lock' | 'pg_advisory_unlock'

/** Calls a lock function. @returns whether it succeeded */
function say(connection: pg.Client, call: LockFunction, name: string): Promise<boolean> {
  const ask = async () => {
    const { rows } = await connection.query<{ is_done: boolean }>(
      `SELECT ${call}($1, $2) AS is_done`,
      [LOCK_SPACE, keyOf(name)]
    )
    return rows[0]!.is_done
  }
  const answer = latest.then(ask)
  latest = answer.catch(() => undefined)
  return answer
}

/**
 * Closes the connection, which releases all its locks, also those of other holders. By now there may be a newer
 * connection.
 */
async function forget(connection: pg.Client, error: unknown): Promise<void> {
  if ((await holder?.catch(() => null)) === connection) holder = null
  loseLocksOf(connection, error)
  await connection.end().catch(() => undefined)
}

/** Releases a lock. On a lost connection it is released already. */
async function letGo(connection: pg.Client, name: string): Promise<void> {
  try {
    await say(connection, 'pg_advisory_unlock', name)
  } catch (error) {
    logger.warn({ err: error }, `The lock of ${name} was lost`)
  }
}

async function disconnectSoon(): Promise<void> {
  if (isTerminating) return disconnectUnused()
  clearTimeout(ending)
  ending = setTimeout(disconnectUnused, KEPT_MILLISECONDS).unref()
}

/** Ends the connection once no lock is held any more. */
async function terminate(): Promise<void> {
  isTerminating = true
  await disconnectUnused()
}

async function disconnectUnused(): Promise<void> {
  if (held.size === 0) await disconnect()
}

async function disconnect(): Promise<void> {
  const unused = holder
  holder = null
  await unused?.then((client) => client.end()).catch(() => undefined)
}

/** Whether a process holds the lock now. */
export async function isLocked(name: string): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { is_locked: boolean }[] }>(
    `SELECT EXISTS (
       SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND locktype = 'advisory' AND granted
          AND classid = ?::int::oid AND objid = (?::bigint & 4294967295)::oid) AS is_locked`,
    [LOCK_SPACE, keyOf(name)]
  )
  return rows[0]!.is_locked
}
