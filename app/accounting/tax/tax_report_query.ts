import db from '@adonisjs/lucid/services/db'
import { add, pence, subtract, type Pence } from '#shared/money'
import type { Span } from '#shared/months'

/** What was sold, or refunded of it: gross is with tax and shipping. */
export type TaxedAmounts = { net: Pence; tax: Pence; gross: Pence }

/** A country of destination and a rate of tax; the rate is null where it is not known or there are several. */
export type TaxReportLine = {
  country: string
  rate: number | null
  orders: number
  sales: TaxedAmounts
  /** Refunds and cancellations, less refunds that banks sent back; above zero. */
  refunds: TaxedAmounts
  /** Sales less refunds. */
  total: TaxedAmounts
}

export type TaxReport = { lines: TaxReportLine[]; sum: Omit<TaxReportLine, 'country' | 'rate'> }

/**
 * Sums sales, refunds and their tax by country and rate from the ledger: gross is all entries that a sale is split into,
 * tax those in `tax_payable`. Each counts in the month in which it was posted, so that closed months stay the same and the
 * tax of all lines is the change of that account (docs/rules/accounting.md#tax-report). One statement.
 */
export class TaxReportQuery {
  async of({ from, until }: Span): Promise<TaxReport> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT quoted_country AS country, CASE WHEN checkouts.tax_amount = 0 THEN 0 ELSE tax_rate_of(checkouts) END AS rate,
              count(DISTINCT checkouts.id) FILTER (WHERE kind = 'sale') AS orders,
              coalesce(-sum(amount) FILTER (WHERE kind = 'sale'), 0) AS sold,
              coalesce(-sum(amount) FILTER (WHERE kind = 'sale' AND account = 'tax_payable'), 0) AS sold_tax,
              coalesce(sum(amount) FILTER (WHERE kind <> 'sale'), 0) AS refunded,
              coalesce(sum(amount) FILTER (WHERE kind <> 'sale' AND account = 'tax_payable'), 0) AS refunded_tax
         FROM ledger_transactions AS posted
         JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
         JOIN checkouts ON checkouts.id = posted.checkout_id
        WHERE occurred_at >= ? AND occurred_at < ? AND kind IN ('sale', 'refund', 'refund_returned', 'cancellation') AND payout_id IS NULL
          AND account IN ('artist_payable', 'artist_debt', 'production_cost', 'shipping', 'tax_payable', 'platform_share')
        GROUP BY 1, 2
        ORDER BY quoted_country <> 'GB', quoted_country, rate DESC NULLS LAST`,
      [from.toSQL()!, until.toSQL()!]
    )
    const lines = rows.map(toLine)
    return { lines, sum: sumOf(lines) }
  }
}

type Row = {
  country: string
  rate: string | null
  orders: string
  sold: string
  sold_tax: string
  refunded: string
  refunded_tax: string
}

function toLine(row: Row): TaxReportLine {
  const sales = amounts(row.sold, row.sold_tax)
  const refunds = amounts(row.refunded, row.refunded_tax)
  return {
    country: row.country,
    rate: row.rate === null ? null : Number(row.rate),
    orders: Number(row.orders),
    sales,
    refunds,
    total: less(sales, refunds),
  }
}

function amounts(grossText: string, taxText: string): TaxedAmounts {
  const [gross, tax] = [pence(Number(grossText)), pence(Number(taxText))]
  return { gross, tax, net: subtract(gross, tax) }
}

const less = (one: TaxedAmounts, other: TaxedAmounts): TaxedAmounts => ({
  net: subtract(one.net, other.net),
  tax: subtract(one.tax, other.tax),
  gross: subtract(one.gross, other.gross),
})

function sumOf(lines: TaxReportLine[]) {
  const all = (part: 'sales' | 'refunds' | 'total'): TaxedAmounts => ({
    net: add(pence(0), ...lines.map((line) => line[part].net)),
    tax: add(pence(0), ...lines.map((line) => line[part].tax)),
    gross: add(pence(0), ...lines.map((line) => line[part].gross)),
  })
  return {
    orders: lines.reduce((sum, { orders }) => sum + orders, 0),
    sales: all('sales'),
    refunds: all('refunds'),
    total: all('total'),
  }
}
