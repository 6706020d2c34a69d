import { jobs } from '#core/jobs/main'
import { Outbox } from '#core/mail/outbox'

/** The mails of this installation: start/mails.ts declares them. */
export const outbox = new Outbox(jobs)
