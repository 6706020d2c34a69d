import { FIGURE_COMPARISONS } from '#insights/figure_comparisons'
import { ledgerComparisons } from '#ledger/public'

/** Registers the comparisons of figures with the ledger. */
export default class InsightsServiceProvider {
  boot() {
    ledgerComparisons.register(FIGURE_COMPARISONS)
  }
}
