import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { EraseNotes } from '#disputes/actions/erase_notes'
import { RemindOfDeadlines } from '#disputes/actions/remind_of_deadlines'
import { ReopenEvidence } from '#disputes/actions/reopen_evidence'
import { RetryUnsentEvidence } from '#disputes/actions/retry_unsent_evidence'

/**
 * What Stripe could not be asked about, or does not take, is tried again with the next run, and the queue shows the
 * failure. Evidence of an inquiry that has become a chargeback is a draft again.
 */
export async function retryUnsentEvidence() {
  await (await app.container.make(ReopenEvidence)).handle()
  const { failed } = await (await app.container.make(RetryUnsentEvidence)).handle()
  if (failed > 0) throw new Error(`The evidence of ${failed} disputes could not be sent`)
}

/** @returns how many mails were queued */
export async function remindOfDeadlines(): Promise<number> {
  return (await app.container.make(RemindOfDeadlines)).handle()
}

/** A step of `expired-rows.purge`. @returns how many notes were erased */
export async function eraseDisputeNotes(): Promise<number> {
  return (await app.container.make(EraseNotes)).handle()
}

jobs.declare(
  { name: 'dispute-evidence.retry', cron: '* * * * *', run: retryUnsentEvidence },
  { name: 'dispute-deadlines.mail', cron: '*/10 * * * *', run: remindOfDeadlines }
)
