import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { jobs } from '#core/jobs/main'
import { restartOnUncaughtException } from '#core/shutdown'

/** As many of them as there is work for, on any node; SIGTERM lets what is running end. */
export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Work on the queues of jobs and timers until told to stop'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    this.app.listenIf(true, 'SIGINT', () => this.terminate())
    // Without a server nothing else does: mails link to pages by the names of their routes.
    const router = await this.app.container.make('router')
    router.commit()
    restartOnUncaughtException(this.app, () => undefined)
    await jobs.work()
    this.logger.info('Working on the queues')
  }
}
