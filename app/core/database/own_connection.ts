import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { directUrl } from '#core/database/direct_url'

/**
 * A connection apart from the pool and in no transaction, which keeps temporary tables for as long as the work takes:
 * for work of hours, in which an open transaction would keep all of the database from being vacuumed.
 */
export async function onOwnConnection<Result>(
  work: (connection: pg.Client) => Promise<Result>
): Promise<Result> {
  const connection = new pg.Client({ connectionString: directUrl(), keepAlive: true })
  // The statement that needs it next fails; without a listener the process would end.
  connection.on('error', (error) => logger.warn({ err: error }, 'A connection was lost'))
  await connection.connect()
  try {
    await connection.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    return await work(connection)
  } finally {
    await connection.end()
  }
}
