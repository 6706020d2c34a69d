import logger from '@adonisjs/core/services/logger'
import { directUrl } from '#core/database/direct_url'
import { Jobs } from '#core/jobs/jobs'
import { observeJob } from '#core/metrics/job_metrics'

/** The queues of this installation: what they do is declared in start/jobs.ts. */
export const jobs = new Jobs({
  connectionString: directUrl,
  report: (error) => logger.error({ err: error }, 'The queue of jobs'),
  ended: ({ name, outcome, seconds }) => {
    observeJob(name, outcome, seconds)
    logger.info({ outcome, milliseconds: Math.round(seconds * 1_000) }, 'job')
  },
})
