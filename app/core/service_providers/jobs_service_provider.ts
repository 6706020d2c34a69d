import type { ApplicationService } from '@adonisjs/core/types'
import { jobs } from '#core/jobs/main'
import env from '#start/env'

/**
 * Works on the queues beside the web server. It stands last among the providers, so that what its handlers need is
 * there before them and still there while they end.
 */
export default class JobsServiceProvider {
  constructor(private app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() === 'web' && env.get('JOBS') !== 'off') await jobs.work()
  }

  async shutdown() {
    await jobs.stop()
  }
}
