import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { refuseEarlierDatabase } from '#core/database/earlier_migrations'
import { loadSqlFiles, readSqlFiles } from '#core/database/sql_functions'

type Runner = {
  client: QueryClientContract
  dryRun: boolean
  migratedFiles: Record<string, unknown>
  runUp(): Promise<void>
}

export const sqlFiles = () => readSqlFiles(app.makePath('database/functions'))

/**
 * Makes each run of migrations load `database/functions`, by whatever command it was started: before the tables the files
 * that these need, after them the others. Where migrations ran, all files are loaded, because a migration may have dropped
 * triggers or functions together with a table. Lucid's lock keeps two runs apart.
 */
export function migrateWithFunctions() {
  const prototype = MigrationRunner.prototype as unknown as Runner
  const migrateTables = prototype.runUp
  prototype.runUp = async function () {
    await refuseEarlierDatabase(this.client)
    if (this.dryRun) return migrateTables.call(this)
    const files = await sqlFiles()
    await loadSqlFiles(
      this.client,
      files.filter(({ isBeforeTables }) => isBeforeTables)
    )
    await migrateTables.call(this)
    const isForced = Object.keys(this.migratedFiles).length > 0
    await loadSqlFiles(this.client, files, { isForced })
  }
}
