import { StatementTimeout } from '#core/database/statement_timeout'

/**
 * PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown) and 25006 (read-only); a statement that took too
 * long or waited too long for a lock (57014, 55P03), a transaction that was left idle (25P03), and one that a migration
 * came between (0A000, prepared_statements.ts). Then what Node says of the socket.
 */
const STATES = /^(08...|53...|57P0[1-5]|25006|57014|55P03|25P0[34])$/
const CHANGED_PLAN = /cached plan must not change result type/
const SOCKET_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']

/** The driver and the pool give these no code; knex puts the statement before them. */
const SENTENCES =
  /(^| - )(Connection terminated( unexpectedly)?|Client has encountered a connection error and is not queryable|timeout expired|timeout exceeded when trying to connect)$/

type DatabaseError = { code?: string; message?: string; name?: string; syscall?: string }

/** Whether the database could not be reached, takes no writes or took too long, as opposed to a statement that it refused. */
export function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (error instanceof StatementTimeout) return true
  if (error instanceof AggregateError) return error.errors.some(isConnectionError)
  const { code = '', message = '', name, syscall } = error as DatabaseError
  if (name === 'KnexTimeoutError' || STATES.test(code) || CHANGED_PLAN.test(message)) return true
  if (SOCKET_ERRORS.includes(code)) return syscall === 'connect' || syscall === 'read'
  return SENTENCES.test(message)
}
