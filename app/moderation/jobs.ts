import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { CheckChangedProducts } from '#moderation/checks/actions/check_changed_products'
import { CHECK_CHANGED_PRODUCTS_JOB } from '#moderation/checks/job_names'
import { PurgeReportEmails } from '#moderation/actions/purge_report_emails'

/** A step of `expired-rows.purge`. @returns from how many reports the email was removed */
export async function purgeReportEmails(): Promise<number> {
  return (await app.container.make(PurgeReportEmails)).handle()
}

export async function checkChangedProducts() {
  await (await app.container.make(CheckChangedProducts)).handle()
}

jobs.declare({ name: CHECK_CHANGED_PRODUCTS_JOB, cron: '*/2 * * * *', run: checkChangedProducts })
