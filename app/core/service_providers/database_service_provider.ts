import type { ApplicationService } from '@adonisjs/core/types'
import { propagateCommitErrors } from '#core/database/commit_errors'
import { EarlierDatabase, refuseEarlierDatabase } from '#core/database/earlier_migrations'
import { migrateWithFunctions } from '#core/database/migrate_with_functions'

export default class DatabaseServiceProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    propagateCommitErrors()
    migrateWithFunctions()
  }

  /** In production no process starts on a database that migrations of an earlier version made. */
  async start() {
    if (!this.app.inProduction) return
    const db = await this.app.container.make('lucid.db')
    await refuseEarlierDatabase(db).catch((error) => {
      // A database that cannot be reached now is what /health/ready reports.
      if (error instanceof EarlierDatabase) throw error
    })
  }
}
