import { providerName } from '#config/fulfilment'
import { IS_ROW_CHARGED } from '#fulfilment/submission/provider_order_status'
import type { Comparison } from '#ledger/public'

/** Compares the charges of the provider for its orders with the ledger. */
export const CHARGE_COMPARISONS: Comparison[] = [
  {
    name: `charges of ${providerName}`,
    between: ['the order there', 'the ledger'],
    isMoney: true,
    sql: `WITH posted AS (
            SELECT split_part(substr(key, length('production-') + 1), '#', 1) AS external_id, -sum(amount) AS amount
              FROM ledger_entries JOIN ledger_transactions AS posted ON posted.id = transaction_id
             WHERE account = 'provider_payable' AND kind = 'production_cost' GROUP BY 1),
          due AS (
            SELECT external_id, CASE WHEN ${IS_ROW_CHARGED} THEN (100 * cost_in_pounds)::bigint ELSE 0 END AS amount
              FROM provider_orders WHERE confirmed_at IS NOT NULL AND cost_in_pounds IS NOT NULL)
          SELECT '${providerName} order ' || external_id AS subject, due.amount AS one, coalesce(posted.amount, 0) AS other
            FROM due LEFT JOIN posted USING (external_id) WHERE due.amount <> coalesce(posted.amount, 0)`,
  },
]
