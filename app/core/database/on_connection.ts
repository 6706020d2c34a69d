import type { Client } from 'pg'

/** What knex passes to a statement. */
export type Callback = (error: (Error & { code?: string }) | null, result?: unknown) => void

/** The text of a statement as knex or a library passes it. */
export const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string })?.text ?? '')

/** A function to be called for each connection of a pool as it is made. */
export type OnConnection = (
  connection: Client,
  done: (error: Error | null, connection: Client) => void
) => void

/** Calls one after the other for each connection. */
export function inOrder(...steps: OnConnection[]): OnConnection {
  return steps.reduce((before, after) => (connection, done) => {
    before(connection, (error) => (error ? done(error, connection) : after(connection, done)))
  })
}
