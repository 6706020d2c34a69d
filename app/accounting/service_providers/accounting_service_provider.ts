import { MONTH_COMPARISONS } from '#accounting/month_comparisons'
import { TAX_DAY_COMPARISONS } from '#accounting/tax/tax_day_comparisons'
import { ledgerComparisons } from '#ledger/public'

/** Registers the comparisons of closed months and of stored days of the tax report with the ledger. */
export default class AccountingServiceProvider {
  boot() {
    ledgerComparisons.register(MONTH_COMPARISONS)
    ledgerComparisons.register(TAX_DAY_COMPARISONS)
  }
}
