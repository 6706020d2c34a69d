import type { Socket } from 'node:net'
import { callDeadline } from '#core/http/call_deadline'
import type { Callback, OnConnection } from '#core/database/on_connection'

/** How long a request waits for a connection, and then for a statement (SAFE-27). */
export const DATABASE_MILLISECONDS = 15_000

/** When a statement last timed out, by `performance.now()`. */
let latest = -Infinity

/** Whether a request has waited for a statement for too long since that moment, by `performance.now()`. */
export const hasTimedOutSince = (moment: number) => latest >= moment

/** The database hangs, or holds a lock for too long. */
export class StatementTimeout extends Error {
  constructor(milliseconds: number) {
    super(`The database has not answered within ${milliseconds} ms`)
  }
}

/**
 * Ends the connection of a statement that a request has waited for too long: nothing else may be asked on it, because the
 * answer to that statement may still come. Jobs, commands and work after an answer have no limit.
 */
export function statementTimeout(milliseconds = DATABASE_MILLISECONDS): OnConnection {
  return (connection, done) => {
    const ask = connection.query.bind(connection) as (
      query: unknown,
      callback?: Callback
    ) => unknown
    const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection
    const query = (statement: unknown, callback?: Callback): unknown => {
      if (!callback || callDeadline.remaining() === Infinity) return ask(statement, callback)
      const timer = setTimeout(() => {
        latest = performance.now()
        stream.destroy(new StatementTimeout(milliseconds))
      }, milliseconds)
      return ask(statement, (error, result) => {
        clearTimeout(timer)
        callback(error, result)
      })
    }
    connection.query = query as typeof connection.query
    done(null, connection)
  }
}

/** Has PostgreSQL end a statement whose connection was closed, instead of running it to its end. */
export const endAbandonedStatements: OnConnection = (connection, done) => {
  // Not supported on every system: there the statement runs to its end.
  connection.query(`SET client_connection_check_interval = '2s'`, () => done(null, connection))
}
