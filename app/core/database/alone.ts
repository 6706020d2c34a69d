import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import env from '#start/env'

/** Apart from the locks of others that share this database server. */
const HOUSE = 20_260

const keyOf = (name: string) => createHash('sha256').update(name).digest().readInt32BE(0)

/**
 * Work that only one process of all nodes may be at. The lock belongs to a connection of its own, so that it needs no
 * transaction as long as the work, and the database lets go of it the moment its process is gone, however that ended.
 *
 * @returns null, and nothing done, where somebody else is at it
 */
export async function alone<Result>(
  name: string,
  work: () => Promise<Result>
): Promise<{ result: Result } | null> {
  const holder = new pg.Client({ connectionString: env.get('DATABASE_URL'), keepAlive: true })
  holder.on('error', (error) => logger.error({ err: error }, `The lock of ${name} is lost`))
  await holder.connect()
  try {
    const { rows } = await holder.query<{ is_held: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS is_held',
      [HOUSE, keyOf(name)]
    )
    return rows[0]!.is_held ? { result: await work() } : null
  } finally {
    await holder.end()
  }
}

/** Whether somebody is at it now. */
export async function isAtWork(name: string): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { is_held: boolean }[] }>(
    `SELECT EXISTS (
       SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND locktype = 'advisory' AND granted
          AND classid = ?::int::oid AND objid = (?::bigint & 4294967295)::oid) AS is_held`,
    [HOUSE, keyOf(name)]
  )
  return rows[0]!.is_held
}
