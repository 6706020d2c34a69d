import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'

/** Migrations are forward-only: once seen applied they stay so for this process. */
let isMigrated = false

/** For load balancers: alive, and ready to serve (database reachable, migrations applied). */
export default class HealthController {
  live() {
    return { status: 'ok' }
  }

  async ready({ response }: HttpContext) {
    try {
      await db.rawQuery('select 1')
      isMigrated ||= await areMigrationsApplied()
    } catch {
      return response.status(503).send({ status: 'unavailable', reason: 'database' })
    }
    if (!isMigrated)
      return response.status(503).send({ status: 'unavailable', reason: 'migrations' })
    return { status: 'ok' }
  }
}

async function areMigrationsApplied(): Promise<boolean> {
  const runner = new MigrationRunner(db, app, { direction: 'up', dryRun: true })
  const files = await runner.getList()
  return files.every((file) => file.status === 'migrated')
}
