import type { Comparison } from '#ledger/public'

/** Closed months against the ledger, whose rows of then must all be there and no other. */
export const MONTH_COMPARISONS: Comparison[] = [
  {
    name: 'closed months',
    between: ['the closing', 'the ledger'],
    isMoney: true,
    sql: `SELECT month || ': debits of ' || stored.account AS subject, stored.debits AS one, coalesce(posted.debits, 0) AS other
            FROM closed_months CROSS JOIN LATERAL jsonb_to_recordset(balances) AS stored (account text, debits bigint, credits bigint)
            LEFT JOIN LATERAL (
                 SELECT sum(amount) FILTER (WHERE amount > 0) AS debits, -sum(amount) FILTER (WHERE amount < 0) AS credits
                   FROM ledger_transactions JOIN ledger_entries ON transaction_id = ledger_transactions.id
                  WHERE occurred_at >= starts_at AND occurred_at < ends_at AND ledger_entries.account = stored.account) AS posted ON true
           WHERE (stored.debits, stored.credits) IS DISTINCT FROM (coalesce(posted.debits, 0), coalesce(posted.credits, 0))`,
  },
]
