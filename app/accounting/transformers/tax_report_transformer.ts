import type { TaxedAmounts, TaxReport, TaxReportLine } from '#accounting/tax/tax_report_query'
import { toNumber } from '#shared/money'

const inPounds = ({ net, tax, gross }: TaxedAmounts) => ({
  net: toNumber(net),
  tax: toNumber(tax),
  gross: toNumber(gross),
})

const toAmounts = ({ orders, sales, refunds, total }: TaxReport['sum']) => ({
  orders,
  sales: inPounds(sales),
  refunds: inPounds(refunds),
  total: inPounds(total),
})

const toLine = ({ country, rate, ...amounts }: TaxReportLine) => ({
  country,
  rate,
  ...toAmounts(amounts),
})

/** The tax report as the screen shows it, in pounds. */
export const toTaxReport = ({ lines, sum }: TaxReport) => ({
  lines: lines.map(toLine),
  sum: toAmounts(sum),
})

export type TaxReportShape = ReturnType<typeof toTaxReport>
