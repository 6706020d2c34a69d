import type { ApplicationService } from '@adonisjs/core/types'
import { propagateCommitErrors } from '#core/database/commit_errors'
import { isPooledByTransaction, preparesStatements } from '#core/database/direct_url'
import { EarlierDatabase, refuseEarlierDatabase } from '#core/database/earlier_migrations'
import { migrateWithFunctions } from '#core/database/migrate_with_functions'
import { poolerFaults } from '#core/database/pooler_check'
import env from '#start/env'

export default class DatabaseServiceProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    propagateCommitErrors()
    migrateWithFunctions()
  }

  /**
   * In production no process starts on a database that migrations of an earlier version made, or on a pooler that it
   * cannot work with.
   */
  async start() {
    if (this.app.inProduction || isPooledByTransaction()) await refuseUnfitPooler()
    if (!this.app.inProduction) return
    const db = await this.app.container.make('lucid.db')
    await refuseEarlierDatabase(db).catch((error) => {
      // A database that cannot be reached now is what /health/ready reports.
      if (error instanceof EarlierDatabase) throw error
    })
  }
}

async function refuseUnfitPooler() {
  const faults = await poolerFaults({
    url: env.get('DATABASE_URL'),
    directUrl: env.get('DATABASE_DIRECT_URL'),
    isPooled: isPooledByTransaction(),
    preparesStatements: preparesStatements(),
    // The same: what cannot be reached is not judged.
  }).catch(() => [])
  if (faults.length > 0) throw new Error(`Refusing to start:\n- ${faults.join('\n- ')}`)
}
