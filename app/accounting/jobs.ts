import app from '@adonisjs/core/services/app'
import { CountMonths } from '#accounting/actions/count_months'
import { StoreTaxDays } from '#accounting/actions/store_tax_days'
import { jobs } from '#core/jobs/main'

/** @returns how many months were counted */
export async function countMonths(): Promise<number> {
  return (await app.container.make(CountMonths)).handle()
}

/** @returns how many days were summed */
export async function storeTaxDays(): Promise<number> {
  return (await app.container.make(StoreTaxDays)).handle()
}

jobs.declare({
  name: 'months.count',
  cron: '*/10 * * * *',
  statementSeconds: 600,
  run: countMonths,
})

jobs.declare({
  name: 'tax-report-days.store',
  cron: '20 * * * *',
  statementSeconds: 600,
  run: storeTaxDays,
})
