import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { Database } from '@adonisjs/lucid/database'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPooledByTransaction } from '#core/database/direct_url'
import { refuseEarlierDatabase } from '#core/database/earlier_migrations'
import { MIGRATION_LIMITS, retryUntilLocked } from '#core/database/lock_timeout'
import { loadSqlFiles, readSqlFiles } from '#core/database/sql_functions'

type Client = QueryClientContract | TransactionClientContract

type Runner = {
  client: QueryClientContract
  db: Database
  options: { connectionName?: string }
  boot(): Promise<void>
  dryRun: boolean
  error: Error | null
  migratedFiles: Record<string, unknown>
  runUp(): Promise<void>
  getClient(isTransactionDisabled: boolean): Promise<Client>
  executeMigration(migration: { name: string }): Promise<void>
  emit(event: string, ...details: unknown[]): boolean
}

export const sqlFiles = () => readSqlFiles(app.makePath('database/functions'))

const onWait = (what: string) => (attempts: number) =>
  logger.info({ attempts }, `${what} waits for a lock that another transaction holds`)

/**
 * Makes each run of migrations load `database/functions`, by whatever command it was started: before the tables the files
 * that these need, after them the others. Where migrations ran, all files are loaded, because a migration may have dropped
 * triggers or functions together with a table. Lucid's lock keeps two runs apart.
 */
export function migrateWithFunctions() {
  const prototype = MigrationRunner.prototype as unknown as Runner
  limitWaiting(prototype)
  goDirect(prototype)
  const migrateTables = prototype.runUp
  prototype.runUp = async function () {
    await refuseEarlierDatabase(this.client)
    if (this.dryRun) return migrateTables.call(this)
    const files = await sqlFiles()
    const load = (some: typeof files, options?: { isForced: boolean }) =>
      retryUntilLocked(() => loadSqlFiles(this.client, some, options), {
        onWait: onWait('Loading database/functions'),
      })
    await load(files.filter(({ isBeforeTables }) => isBeforeTables))
    await migrateTables.call(this)
    await load(files, { isForced: Object.keys(this.migratedFiles).length > 0 })
  }
}

/** Runs migrations past a pooler: their lock belongs to a session. */
function goDirect(prototype: Runner) {
  const { boot } = prototype
  prototype.boot = async function () {
    if (isPooledByTransaction() && !this.options.connectionName)
      this.client = this.db.connection('direct')
    return boot.call(this)
  }
}

/** Each migration waits for locks only briefly, and is made again as a whole where it got none (docs/guides/migrations.md). */
function limitWaiting(prototype: Runner) {
  const { getClient, executeMigration, emit } = prototype
  prototype.getClient = async function (isTransactionDisabled) {
    const client = await getClient.call(this, isTransactionDisabled)
    if (client.isTransaction) await client.rawQuery(MIGRATION_LIMITS)
    return client
  }
  prototype.executeMigration = async function (migration) {
    // An attempt that failed is reported once there will be no other.
    let failure: unknown[] | null = null
    this.emit = function (event, ...details) {
      if (event !== 'migration:error') return emit.call(this, event, ...details)
      failure = [event, ...details]
      return true
    }
    try {
      await retryUntilLocked(() => executeMigration.call(this, migration), {
        onWait: onWait(migration.name),
      })
      this.error = null
    } catch (error) {
      this.error = error as Error
      if (failure) emit.call(this, ...(failure as [string]))
      throw error
    } finally {
      this.emit = emit
    }
  }
}
