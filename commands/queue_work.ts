import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import logger from '@adonisjs/core/services/logger'
import { jobs } from '#core/jobs/main'
import { nodeWatch } from '#monitoring/public'
import { restartOnUncaughtException } from '#core/shutdown'

/** As many of them as there is work for, on any node; SIGTERM lets what is running end. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Work on the queues of jobs and timers until told to stop'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    this.app.listenIf(true, 'SIGINT', () => this.terminate())
    restartOnUncaughtException(this.app, () => undefined)
    await nodeWatch.start({ serves: false, works: true })
    await jobs.work()
    logger.info('Working on the queues')
  }
}
