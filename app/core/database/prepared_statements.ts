import type { Client, QueryConfig } from 'pg'
import type { Callback, OnConnection } from '#core/database/on_connection'

/** The most named statements per connection: each costs some memory on PostgreSQL's side. */
const MOST_STATEMENTS = 1_000
/** Statements that ran only once are all forgotten when there are this many of them. */
const MOST_UNREPEATED = 2_000
/** PostgreSQL's error for a prepared statement whose result has other columns since a migration. */
const ANOTHER_RESULT = '0A000'

/**
 * Has PostgreSQL parse and plan a statement once per connection instead of each time, which is most of the work for a
 * short statement: from its second run on it is a named prepared statement, with the same name on all connections of a
 * pool.
 */
export function preparedStatements({ most = MOST_STATEMENTS } = {}): OnConnection {
  const nameOf = nameFor(most)
  return (connection, done) => {
    const ask = connection.query.bind(connection) as (
      query: unknown,
      callback?: Callback
    ) => unknown
    /** Raised when plans became invalid, so that statements are prepared under new names. */
    let generation = 0
    const query = (statement: unknown, callback?: Callback): unknown => {
      const name = isPlain(statement) && callback ? nameOf(statement.text) : null
      if (name === null) return ask(statement, callback)
      const named = () => ({ ...(statement as QueryConfig), name: `${name}_${generation}` })
      return ask(named(), (error, result) => {
        if (error?.code !== ANOTHER_RESULT) return callback!(error, result)
        generation++
        // In a transaction the retry fails too: then the first error is the one to report.
        ask(named(), (again, other) => callback!(again ? error : null, other))
      })
    }
    connection.query = query as Client['query']
    done(null, connection)
  }
}

/**
 * A text search is planned for its words each time. A plan for any words takes a text search to find few rows: with a
 * common word among 100,000 products, the search for one type took a hundred times as long.
 */
const SEARCH = '@@'

/** Only statements with values are prepared: those are the ones that are repeated with other values. */
const isPlain = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  'values' in statement &&
  Array.isArray(statement.values) &&
  statement.values.length > 0 &&
  !(statement as QueryConfig).text.includes(SEARCH)

/** Takes the names off statements that a library gives some: a pooler in transaction mode does not know them. */
export const withoutNames: OnConnection = (connection, done) => {
  const ask = connection.query.bind(connection) as (query: unknown, callback?: Callback) => unknown
  const query = (statement: unknown, callback?: Callback): unknown => {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return ask(isNamed ? { ...statement, name: undefined } : statement, callback)
  }
  connection.query = query as Client['query']
  done(null, connection)
}

/** Returns null for a statement that runs for the first time, and once the limit is reached. */
function nameFor(most: number): (text: string) => string | null {
  const names = new Map<string, string>()
  const unrepeated = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known) return known
    if (names.size === most) return null
    if (unrepeated.delete(text)) {
      const name = `s${names.size}`
      names.set(text, name)
      return name
    }
    if (unrepeated.size === MOST_UNREPEATED) unrepeated.clear()
    unrepeated.add(text)
    return null
  }
}
