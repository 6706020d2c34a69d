import { Link } from '@adonisjs/inertia/react'
import type { MonthShape } from '#accounting/transformers/month_transformer'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate, formatMonth } from '~/lib/dates'

/** Whether a month is closed, in words. */
export const stateWords: Record<MonthShape['state'], string> = {
  current: 'In progress',
  open: 'Open',
  closed: 'Closed',
}

/** All months of the books, latest first. */
export function MonthsTable({ months, shown }: { months: MonthShape[]; shown: string }) {
  return (
    <div className="admin-scroll">
      <Table caption="Months" className="admin-table">
        <THead>
          <Th>Month</Th>
          <Th>Status</Th>
          <Th>Closed on</Th>
        </THead>
        <TBody>
          {months.map(({ month, state, closedAt }) => (
            <Tr key={month}>
              <Td data-title>
                <Link
                  href={`/admin/accounting?month=${month}`}
                  aria-current={month === shown ? 'true' : undefined}
                  className="row-link font-bold whitespace-nowrap underline underline-offset-4"
                >
                  {formatMonth(month)}
                </Link>
              </Td>
              <Td label="Status">{stateWords[state]}</Td>
              <Td label="Closed on">{closedAt ? formatDate(closedAt) : '–'}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </div>
  )
}
