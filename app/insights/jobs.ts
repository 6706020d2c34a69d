import app from '@adonisjs/core/services/app'
import { jobs } from '#core/jobs/main'
import { BuildRollups } from '#insights/actions/build_rollups'
import { SendMorningAfter } from '#insights/morning_after/send_morning_after'

export async function buildRollups() {
  return (await app.container.make(BuildRollups)).handle()
}

/** @returns how many mails are to go out */
export async function sendMorningAfter(): Promise<number> {
  return (await app.container.make(SendMorningAfter)).handle()
}

// Nine o'clock comes at each quarter of an hour somewhere.
jobs.declare(
  { name: 'rollups.build', cron: '* * * * *', run: buildRollups },
  { name: 'morning-after.send', cron: '*/15 * * * *', run: sendMorningAfter }
)
