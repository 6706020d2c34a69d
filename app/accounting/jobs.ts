import app from '@adonisjs/core/services/app'
import { CountMonths } from '#accounting/actions/count_months'
import { jobs } from '#core/jobs/main'

/** @returns how many months were counted */
export async function countMonths(): Promise<number> {
  return (await app.container.make(CountMonths)).handle()
}

jobs.declare({
  name: 'months.count',
  cron: '*/10 * * * *',
  statementSeconds: 600,
  run: countMonths,
})
