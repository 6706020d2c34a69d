import { StoreTaxDays } from '#accounting/actions/store_tax_days'
import { jobs } from '#core/jobs/main'

/** @returns how many days were summed */
export async function storeTaxDays(): Promise<number> {
  return new StoreTaxDays().handle()
}

jobs.declare({
  name: 'tax-report-days.store',
  cron: '20 * * * *',
  statementSeconds: 600,
  run: storeTaxDays,
})
