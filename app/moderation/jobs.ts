import app from '@adonisjs/core/services/app'
import { PurgeReportEmails } from '#moderation/actions/purge_report_emails'

/** A step of `expired-rows.purge`. @returns from how many reports the email was removed */
export async function purgeReportEmails(): Promise<number> {
  return (await app.container.make(PurgeReportEmails)).handle()
}
