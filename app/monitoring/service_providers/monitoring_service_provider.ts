import type { ApplicationService } from '@adonisjs/core/types'
import { errorReports } from '#core/logging/main'
import { startTracing, stopTracing } from '#core/tracing/main'
import { nodeWatch } from '#monitoring/main'
import env from '#start/env'

/** Watches a web server while it runs; `queue:work` has its worker watched itself. Traces both. */
export default class MonitoringServiceProvider {
  constructor(private app: ApplicationService) {}

  async start() {
    await startTracing()
  }

  async ready() {
    if (this.app.getEnvironment() === 'web')
      await nodeWatch.start({ serves: true, works: env.get('JOBS') !== 'off' })
  }

  async shutdown() {
    await nodeWatch.stop()
    await Promise.all([errorReports?.close(), stopTracing()])
  }
}
