import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { sqlFiles } from '#core/database/migrate_with_functions'
import { changedSqlFiles } from '#core/database/sql_functions'
import { DatabaseUnavailable } from '#core/exceptions/errors'
import env from '#start/env'

/** Migrations are forward-only: once seen applied they stay so for this process. */
let isMigrated = false

/** A database that hangs counts as one that cannot be reached. */
const TIMEOUT_MS = 2000

/** One check at a time: a load balancer that asks on must not take up the connections of a database that hangs. */
let checking: Promise<boolean> | undefined

/** For load balancers: alive, and ready to serve (database reachable and writable, migrations applied). */
export default class HealthController {
  live() {
    return { status: 'ok', restarts: env.get('PROCESS_RESTARTS', 0) }
  }

  async ready({ response }: HttpContext) {
    checking ??= check().finally(() => (checking = undefined))
    const answer = await Promise.race([checking.catch(() => null), afterTimeout()])
    if (answer === null)
      return response.status(503).send({ status: 'unavailable', reason: 'database' })
    if (!answer) return response.status(503).send({ status: 'unavailable', reason: 'migrations' })
    return { status: 'ok' }
  }
}

async function check(): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { is_read_only: boolean }[] }>(
    `SELECT current_setting('transaction_read_only')::boolean AS is_read_only`
  )
  if (rows[0]?.is_read_only) throw new DatabaseUnavailable()
  isMigrated ||= await areMigrationsApplied()
  return isMigrated
}

const afterTimeout = () =>
  new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref())

async function areMigrationsApplied(): Promise<boolean> {
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const files = await runner.getList()
  if (files.some((file) => file.status !== 'migrated')) return false
  return (await changedSqlFiles(db.connection(), await sqlFiles())).length === 0
}
