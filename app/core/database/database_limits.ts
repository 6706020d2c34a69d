import { AsyncLocalStorage } from 'node:async_hooks'
import type { Client } from 'pg'
import { textOf, type Callback, type OnConnection } from '#core/database/on_connection'
import { callDeadline } from '#core/http/call_deadline'

/** In milliseconds, as PostgreSQL's settings of these names; 0 is no limit. A statement’s time includes its wait for locks. */
export type DatabaseLimits = {
  statement_timeout: number
  lock_timeout: number
  idle_in_transaction_session_timeout: number
}

/** Of a request. Its transactions hold rows that others wait for, also where the node has stopped answering. */
export const PAGE_LIMITS: DatabaseLimits = {
  statement_timeout: 5_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** Of a job that declares nothing else. */
export const JOB_LIMITS: DatabaseLimits = {
  statement_timeout: 60_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
}

const declared = new AsyncLocalStorage<DatabaseLimits>()

export const databaseLimits = {
  /** For a job, whose statements may take as long as it declares. */
  ofJob<Result>(statementSeconds: number | undefined, work: () => Result): Result {
    const limits = statementSeconds
      ? { ...JOB_LIMITS, statement_timeout: statementSeconds * 1_000 }
      : JOB_LIMITS
    return declared.run(limits, work)
  },

  /** Null: what the role or the server has, for commands and tests. */
  current: (): DatabaseLimits | null =>
    callDeadline.remaining() === Infinity ? (declared.getStore() ?? null) : PAGE_LIMITS,
}

type Ask = (query: unknown, callback?: Callback) => unknown

/** Says how each setting is set: `SET`, or `SET LOCAL` for one transaction. */
const sayLimits = (verb: string, limits: DatabaseLimits | null) =>
  Object.entries(limits ?? PAGE_LIMITS)
    .map(([name, value]) => `${verb} ${name} = ${limits ? value : 'DEFAULT'}`)
    .join('; ')

const BEGIN = /^\s*begin\b/i

/**
 * Sets PostgreSQL’s timeouts on a connection to the limits of the request or job that uses it. They are set when it moves
 * to work with other limits, which in a process that only serves pages is once. A transaction keeps those it began with.
 */
export const sessionLimits: OnConnection = (connection, done) => {
  const ask = connection.query.bind(connection) as Ask
  let present: DatabaseLimits | null = null
  const query = (statement: unknown, callback?: Callback): unknown => {
    const wanted = databaseLimits.current()
    if (callback && wanted !== present && !isInTransaction(connection)) {
      present = wanted
      // A connection that is lost fails the statement after it too.
      ask(sayLimits('SET', wanted), () => {})
    }
    return ask(statement, callback)
  }
  connection.query = query as Client['query']
  done(null, connection)
}

/**
 * The same where a pooler gives each transaction another session: a transaction sets its own limits as it begins. For
 * other statements the role's limits hold, which are those of a page (docs/operations/pgbouncer.md); where a job may take
 * longer, its statement becomes a transaction.
 */
export const transactionLimits: OnConnection = (connection, done) => {
  const ask = connection.query.bind(connection) as Ask
  const query = (statement: unknown, callback?: Callback): unknown => {
    const wanted = databaseLimits.current()
    if (!callback || !wanted || isInTransaction(connection)) return ask(statement, callback)
    const begin = `BEGIN; ${sayLimits('SET LOCAL', wanted)}`
    if (BEGIN.test(textOf(statement))) return ask(begin, first(callback))
    return wanted === PAGE_LIMITS
      ? ask(statement, callback)
      : askAlone(ask, begin, statement, callback)
  }
  connection.query = query as Client['query']
  done(null, connection)
}

/** What fails in it fails its COMMIT, which PostgreSQL then answers by rolling back. */
function askAlone(ask: Ask, begin: string, statement: unknown, callback: Callback) {
  let answer: Parameters<Callback> = [null]
  ask(begin, () => {})
  ask(statement, (...given) => (answer = given))
  return ask('COMMIT', (error) => (error && !answer[0] ? callback(error) : callback(...answer)))
}

/** Several statements in one text are answered by a list. */
const first =
  (callback: Callback): Callback =>
  (error, result) =>
    callback(error, Array.isArray(result) ? result[0] : result)

const isInTransaction = (connection: Client) =>
  ['T', 'E'].includes(
    (connection as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() ??
      ''
  )
