import { STORED_UNTIL, TAX_DAY, taxSumsSql } from '#accounting/tax/tax_sums_sql'
import type { Comparison } from '#ledger/public'

/** Stored days of the tax report against the ledger. */
export const TAX_DAY_COMPARISONS: Comparison[] = [
  {
    name: 'tax report (tax_report_days)',
    between: ['the ledger', 'the stored days'],
    isMoney: true,
    sql: `WITH posted AS (${taxSumsSql(`occurred_at < ${STORED_UNTIL}`, `${TAX_DAY} AS day,`)} GROUP BY 1, 2, 3)
          SELECT day || ', ' || country || coalesce(' at ' || known.rate || '%', '') || ', ' || side.name AS subject, side.one, side.other
            FROM (SELECT *, coalesce(rate, -1) AS rate_key FROM posted) AS posted
            FULL JOIN (SELECT *, coalesce(rate, -1) AS rate_key FROM tax_report_days) AS stored USING (day, country, rate_key),
                 LATERAL (SELECT coalesce(posted.rate, stored.rate) AS rate) AS known,
                 LATERAL (VALUES ('sold', coalesce(posted.sold, 0), coalesce(stored.sold, 0)), ('tax sold', coalesce(posted.sold_tax, 0), coalesce(stored.sold_tax, 0)),
                                 ('refunded', coalesce(posted.refunded, 0), coalesce(stored.refunded, 0)), ('tax refunded', coalesce(posted.refunded_tax, 0), coalesce(stored.refunded_tax, 0))) AS side (name, one, other)
           WHERE side.one <> side.other`,
  },
]
