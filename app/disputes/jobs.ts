import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { RemindOfDeadlines } from '#disputes/actions/remind_of_deadlines'
import { RetryUnsentEvidence } from '#disputes/actions/retry_unsent_evidence'

/** What Stripe could not be asked about is tried again with the next run, and the queue shows the failure. */
export async function retryUnsentEvidence() {
  const { failed } = await (await app.container.make(RetryUnsentEvidence)).handle()
  if (failed > 0) throw new Error(`The evidence of ${failed} disputes could not be sent`)
}

/** @returns how many mails were queued */
export async function remindOfDeadlines(): Promise<number> {
  return (await app.container.make(RemindOfDeadlines)).handle()
}

jobs.declare(
  { name: 'dispute-evidence.retry', cron: '* * * * *', run: retryUnsentEvidence },
  { name: 'dispute-deadlines.mail', cron: '*/10 * * * *', run: remindOfDeadlines }
)
