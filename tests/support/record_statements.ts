import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { afterResponseDone } from '#core/after_response'

/** Every statement that the application sends to the database from now on, until `stop`. */
export function recordStatements() {
  const statements: string[] = []
  const listen = (query: { sql: string }) => statements.push(query.sql)
  const connection = db.manager.get('postgres')!
  const { debug } = connection.config
  connection.config.debug = true
  emitter.on('db:query', listen)
  return {
    statements,
    stop() {
      emitter.off('db:query', listen)
      connection.config.debug = debug
    },
  }
}

/**
 * Counts the statements that the application sends while `work` runs, without those that count calls to the printer
 * (rate_limiter.spec.ts), and without what earlier requests have left to be done after their responses.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  await afterResponseDone()
  const recorder = recordStatements()
  await work()
  recorder.stop()
  return recorder.statements.filter((sql) => !sql.includes('provider_rate_limits')).length
}
