import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { PayApprovedSignoffs } from '#signoffs/actions/pay_approved_signoffs'

/** What Stripe could not be asked about is tried again with the next run, and the queue shows the failure. */
export async function payApprovedSignoffs() {
  const { failed } = await (await app.container.make(PayApprovedSignoffs)).handle()
  if (failed > 0) throw new Error(`${failed} approved payouts could not be made`)
}

jobs.declare({ name: 'signoffs.pay-approved', cron: '*/5 * * * *', run: payApprovedSignoffs })
