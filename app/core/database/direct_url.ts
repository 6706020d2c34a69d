import env from '#start/env'

/**
 * The address of PostgreSQL itself, for what needs a session of its own: advisory locks, LISTEN, the queue, temporary
 * tables and migrations. A pooler in transaction mode gives none.
 */
export const directUrl = () => env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL')

/** Whether DATABASE_URL is a pooler that gives each transaction another session. */
export const isPooledByTransaction = () => env.get('DATABASE_POOLER') === 'transaction'

/** Whether statements are prepared by name, which PgBouncer passes on from 1.21 (max_prepared_statements). */
export const preparesStatements = () =>
  env.get('DATABASE_PREPARED_STATEMENTS', isPooledByTransaction() ? 'off' : 'on') === 'on'
