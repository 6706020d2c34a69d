import type { ReactNode } from 'react'
import type { TaxReportShape } from '#accounting/transformers/tax_report_transformer'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { countryName } from '~/lib/countries'
import { formatMoney } from '~/lib/money'

type Amounts = TaxReportShape['sum']

const GROUPS = [
  { part: 'sales', label: 'Sales' },
  { part: 'refunds', label: 'Refunds' },
  { part: 'total', label: 'Total' },
] as const

const COLUMNS = [
  { amount: 'net', label: 'net' },
  { amount: 'tax', label: 'tax' },
  { amount: 'gross', label: 'gross' },
] as const

const CELLS = GROUPS.flatMap(({ part, label: group }) =>
  COLUMNS.map(({ amount, label }) => ({ part, amount, label: `${group}, ${label}` }))
)

const rateWords = (rate: number | null) => (rate === null ? 'Unknown or several' : `${rate}%`)

function AmountCells({ of, isBold = false }: { of: Amounts; isBold?: boolean }) {
  const Tag = isBold ? 'strong' : 'span'
  return CELLS.map(({ part, amount, label }): ReactNode => (
    <Td key={label} label={label} numeric>
      <Tag>{formatMoney(of[part][amount])}</Tag>
    </Td>
  ))
}

/** Sales, refunds and what remains, by country of destination and rate. */
export function TaxTable({ report: { lines, sum } }: { report: TaxReportShape }) {
  return (
    <div className="admin-scroll">
      <Table caption="Tax by country and rate" className="admin-table admin-sums">
        <THead>
          <Th>Country</Th>
          <Th numeric>Rate</Th>
          <Th numeric>Orders</Th>
          {CELLS.map(({ label }) => (
            <Th key={label} numeric>
              {label}
            </Th>
          ))}
        </THead>
        <TBody>
          {lines.map((line) => (
            <Tr key={`${line.country} ${line.rate}`}>
              <Td data-title>{countryName(line.country)}</Td>
              <Td label="Rate" numeric>
                {rateWords(line.rate)}
              </Td>
              <Td label="Orders" numeric className="max-sm:col-span-2">
                {line.orders.toLocaleString('en-GB')}
              </Td>
              <AmountCells of={line} />
            </Tr>
          ))}
          <Tr>
            <Td data-title>
              <strong>Total</strong>
            </Td>
            <Td className="max-sm:hidden" />
            <Td label="Orders" numeric className="max-sm:col-span-full">
              <strong>{sum.orders.toLocaleString('en-GB')}</strong>
            </Td>
            <AmountCells of={sum} isBold />
          </Tr>
        </TBody>
      </Table>
    </div>
  )
}
