import db from '@adonisjs/lucid/services/db'
import { STORED_UNTIL, TAX_SUMS, taxSumsSql } from '#accounting/tax/tax_sums_sql'
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
 * Sums sales, refunds and their tax by country and rate: days that are over as they are stored, those after them from the
 * ledger. Each counts in the month in which it was posted, so that closed months stay the same and the tax of all lines is the
 * change of `tax_payable` (docs/rules/accounting.md#tax-report). One statement.
 */
export class TaxReportQuery {
  async of({ from, until }: Span): Promise<TaxReport> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `SELECT country, rate, ${TAX_SUMS.map((name) => `sum(${name}) AS ${name}`).join(', ')}
         FROM (SELECT country, rate, ${TAX_SUMS.join(', ')} FROM tax_report_days WHERE day >= :first AND day < :end
               UNION ALL
               ${taxSumsSql(`occurred_at >= greatest(:from::timestamptz, ${STORED_UNTIL}) AND occurred_at < :until`)} GROUP BY 1, 2) AS summed
        GROUP BY country, rate
        ORDER BY country <> 'GB', country, rate DESC NULLS LAST`,
      {
        from: from.toSQL()!,
        until: until.toSQL()!,
        first: from.toISODate()!,
        end: until.toISODate()!,
      }
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
