import type { FailedJobRow } from '#core/jobs/stored_jobs_query'
import type { GivenUpMail } from '#core/mail/given_up_mails'
import { redactError } from '#core/redact_error'

/** Work that was tried in vain to the end. Times are ISO 8601. */
export type Failure = {
  id: string
  /** The queue of a job, the key of a mail. */
  name: string
  /** In a line, without secrets and addresses of people. */
  error: string
  attempts: number
  /** When a job failed for the last time; when a mail was asked for. */
  at: string
}

export const toFailedJob = (row: FailedJobRow): Failure => ({
  id: row.id,
  name: row.queue,
  error: redactError(row.output?.message ?? 'Its worker was stopped, or took too long'),
  attempts: row.attempts,
  at: row.failed_at.toISOString(),
})

export const toGivenUpMail = (row: GivenUpMail): Failure => ({
  id: String(row.id),
  name: row.key,
  error: row.last_error ?? 'Unknown',
  attempts: row.attempts,
  at: row.created_at.toISOString(),
})
