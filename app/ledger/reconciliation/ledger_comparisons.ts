import { providerName } from '#config/fulfilment'
import type { Comparison } from '#ledger/reconciliation/comparison'

/** The ledger's entries against each other. */
const OWN_COMPARISONS: Comparison[] = [
  {
    name: 'transactions',
    between: ['nothing', 'the sum of the entries'],
    isMoney: true,
    sql: `SELECT 'transaction ' || posted.id || ' (' || key || ')' AS subject, 0 AS one, coalesce(sum(amount), 0) AS other
            FROM ledger_transactions AS posted LEFT JOIN ledger_entries ON transaction_id = posted.id
           GROUP BY posted.id HAVING coalesce(sum(amount), 0) <> 0 OR count(amount) < 2`,
  },
  {
    name: 'costs set aside',
    between: [`nothing, since ${providerName} has charged`, 'the ledger'],
    isMoney: true,
    sql: `SELECT 'checkout ' || checkout_id AS subject, 0 AS one, -sum(amount) FILTER (WHERE account = 'production_cost') AS other
            FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
           WHERE account IN ('production_cost', 'provider_payable') AND checkout_id IS NOT NULL GROUP BY checkout_id
          HAVING sum(amount) FILTER (WHERE account = 'provider_payable') < 0 AND sum(amount) FILTER (WHERE account = 'production_cost') <> 0`,
  },
]

const byName = new Map<string, Comparison>()

/** Every comparison that `CheckLedger` makes. */
export const ledgerComparisons = {
  /** Adds comparisons of the ledger with a module's own tables: the provider of the module calls it at boot. */
  register(comparisons: readonly Comparison[]): void {
    for (const comparison of comparisons) byName.set(comparison.name, comparison)
  },
  all: (): Comparison[] => [...byName.values()],
}

ledgerComparisons.register(OWN_COMPARISONS)
