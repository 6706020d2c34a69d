import { MONTH_COMPARISONS } from '#accounting/month_comparisons'
import { ledgerComparisons } from '#ledger/public'

/** Registers the comparison of closed months with the ledger. */
export default class AccountingServiceProvider {
  boot() {
    ledgerComparisons.register(MONTH_COMPARISONS)
  }
}
