import { jobs } from '#core/jobs/main'
import { MailOutbox } from '#core/mail/mail_outbox'

/** The mails of this installation: start/mails.ts declares them. */
export const mailOutbox = new MailOutbox(jobs)
