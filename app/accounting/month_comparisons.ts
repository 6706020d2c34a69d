import type { Comparison } from '#ledger/public'

/** Closed months against the ledger, whose rows of then must all be there and no other. */
export const MONTH_COMPARISONS: Comparison[] = [
  {
    name: 'closed months',
    between: ['the closing', 'the ledger'],
    isMoney: true,
    sql: `WITH posted AS (
                 SELECT month, ledger_entries.account, coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS debits,
                        -coalesce(sum(amount) FILTER (WHERE amount < 0), 0) AS credits
                   FROM closed_months
                   JOIN ledger_transactions ON occurred_at >= starts_at AND occurred_at < ends_at
                   JOIN ledger_entries ON transaction_id = ledger_transactions.id
                  GROUP BY 1, 2)
          SELECT month || ': ' || side || ' of ' || account AS subject, amount AS one, coalesce(now, 0) AS other
            FROM closed_months CROSS JOIN LATERAL jsonb_to_recordset(balances) AS stored (account text, debits bigint, credits bigint)
            LEFT JOIN posted USING (month, account)
           CROSS JOIN LATERAL (VALUES ('debits', stored.debits, posted.debits), ('credits', stored.credits, posted.credits))
                   AS sides (side, amount, now)
           WHERE amount <> coalesce(now, 0)`,
  },
]
