import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { sqlFiles } from '#core/database/migrate_with_functions'
import { neverLoadedSqlFiles } from '#core/database/sql_functions'

/** Migrations are forward-only: once seen applied they stay so for this process. */
let isApplied = false

/**
 * Whether the database has everything that this release needs. A newer release may have added to it: migrations that this
 * one does not know and later texts of SQL functions are no fault, because both releases work on either schema
 * (docs/guides/migrations.md#two-releases-on-one-schema).
 */
export async function areMigrationsApplied(): Promise<boolean> {
  isApplied ||= (await pendingMigrations()).length === 0
  return isApplied
}

/** The next question is answered by the database. */
export const forgetAppliedMigrations = () => void (isApplied = false)

/** The names of migrations and files of SQL functions that are still to be applied. */
export async function pendingMigrations(): Promise<string[]> {
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const migrations = (await runner.getList()).filter(({ status }) => status === 'pending')
  const functions =
    migrations.length > 0 ? [] : await neverLoadedSqlFiles(db.connection(), await sqlFiles())
  return [...migrations, ...functions].map(({ name }) => name)
}
