import { TaxReportQuery, type TaxReportLine } from '#accounting/tax/tax_report_query'
import type { TaxPeriod } from '#accounting/tax/tax_period'
import { csvParts } from '#shared/csv_parts'
import { toDecimal } from '#shared/money'
import { monthOf } from '#shared/months'

const PARTS = ['sales', 'refunds', 'total'] as const
const AMOUNTS = ['net', 'tax', 'gross'] as const

/** The columns of the tax report (docs/rules/accounting.md#tax-report). */
const HEAD = [
  'from_month',
  'to_month',
  'country',
  'rate',
  'orders',
  ...PARTS.flatMap((part) => AMOUNTS.map((amount) => `${part}_${amount}`)),
]

/** The tax report of a period as a CSV file: a line for each country and rate. */
export function taxFile({ span, until }: TaxPeriod): AsyncGenerator<string> {
  return csvParts<TaxReportLine>({
    head: HEAD,
    readAfter: async (line) => (line ? [] : (await new TaxReportQuery().of(span)).lines),
    toCells: (line) => [
      monthOf(span.from),
      until,
      line.country,
      line.rate ?? '',
      line.orders,
      ...PARTS.flatMap((part) => AMOUNTS.map((amount) => toDecimal(line[part][amount]))),
    ],
  })
}
