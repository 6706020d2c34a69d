import db from '@adonisjs/lucid/services/db'

/** The PostgreSQL connection that holds the lock; its statements may span several transactions. */
export type Connection = {
  query: <Result = unknown>(sql: string, values?: unknown[]) => Promise<{ rows: Result[] }>
}

const LOCK = 7_004_515_100

/**
 * Runs the work under the advisory lock of `testdata:populate`: a second process waits and finds everything done. The
 * lock belongs to the connection, so a killed process releases it.
 */
export async function withPopulationLock<Result>(
  work: (connection: Connection) => Promise<Result>
): Promise<Result> {
  const { client } = db.connection().getWriteClient()
  const connection: Connection = await client.acquireConnection()
  try {
    await connection.query('SELECT pg_advisory_lock($1)', [LOCK])
    return await work(connection)
  } finally {
    await connection.query('DISCARD TEMP')
    await connection.query('SELECT pg_advisory_unlock($1)', [LOCK])
    await client.releaseConnection(connection)
  }
}

/** All of it or nothing. */
export async function inTransaction(connection: Connection, work: () => Promise<void>) {
  await connection.query('BEGIN')
  try {
    await work()
    await connection.query('COMMIT')
  } catch (error) {
    await connection.query('ROLLBACK')
    throw error
  }
}
