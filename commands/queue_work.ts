import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import logger from '@adonisjs/core/services/logger'
import { jobs } from '#core/jobs/main'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'
import { nodeWatch } from '#monitoring/public'
import { restartOnUncaughtException } from '#core/shutdown'
import { clock } from '#shared/clock'
import env from '#start/env'

const TOUCH_MS = 5_000

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
    await nodeWatch.start({ serves: false, works: true })
    await jobs.work()
    this.#touchHealthFile(env.get('WORKER_HEALTH_FILE'))
    logger.info('Working on the queues')
  }

  /** Writes the time into the file while the queues can be read: a supervisor restarts a worker whose file is old. */
  #touchHealthFile(file: string | undefined) {
    if (!file) return
    const touch = async () => {
      await new StoredJobsQuery().secondsSinceLatest()
      await writeFile(file, `${clock.now().toISO()}\n`)
    }
    const report = (error: unknown) =>
      logger.error({ err: error }, 'The health file was not touched')
    void touch().catch(report)
    setInterval(() => void touch().catch(report), TOUCH_MS).unref()
  }
}
