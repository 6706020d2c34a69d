import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { LookAtProducts } from '#moderation/checks/actions/look_at_products'
import { LOOK_AT_PRODUCTS_JOB } from '#moderation/checks/job_names'
import { PurgeReportEmails } from '#moderation/actions/purge_report_emails'

/** A step of `expired-rows.purge`. @returns from how many reports the email was removed */
export async function purgeReportEmails(): Promise<number> {
  return (await app.container.make(PurgeReportEmails)).handle()
}

export async function lookAtProducts() {
  await (await app.container.make(LookAtProducts)).handle()
}

jobs.declare({ name: LOOK_AT_PRODUCTS_JOB, cron: '*/2 * * * *', run: lookAtProducts })
