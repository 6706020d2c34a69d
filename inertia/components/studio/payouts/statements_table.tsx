import { Link } from '@adonisjs/inertia/react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import { formatMonth } from '~/lib/dates'
import { StatementFiles } from '~/components/studio/payouts/statement_files'
import type { Statement } from '~/components/studio/shapes'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'

/** Where the cells stand in a row that its month heads. */
const onPhone = {
  month: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1',
  files: 'max-sm:col-start-3 max-sm:row-start-1',
  owed: 'max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-2 max-sm:text-left',
  sales:
    'max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-left max-sm:text-sm/snug max-sm:text-ink-soft',
  paid: 'max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-4 max-sm:text-left max-sm:text-sm/snug max-sm:text-ink-soft',
}

/** The months of the account, the latest first. */
export function StatementsTable({ statements }: { statements: Statement[] }) {
  const addresses = usePayoutAddresses()
  return (
    <Table caption="Statements" data-lines>
      <THead>
        <Th>Month</Th>
        <Th numeric>Earnings</Th>
        <Th numeric>Refunds</Th>
        <Th numeric>Paid out</Th>
        <Th numeric>Owed to you</Th>
        <Th>Files</Th>
      </THead>
      <TBody>
        {statements.map(({ month, sales, refunds, payouts, closing }) => (
          <Tr key={month}>
            <Td label="Month" className={onPhone.month}>
              <Link
                href={addresses.statement(month)}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {formatMonth(month)}
              </Link>
            </Td>
            <Td label="Earnings" numeric className={onPhone.sales}>
              <span className="sm:hidden">Earnings </span>
              {formatMoney(sales)}
              <span className="sm:hidden">, refunds {formatMoney(refunds)}</span>
            </Td>
            <Td label="Refunds" numeric className="max-sm:hidden">
              {formatMoney(refunds)}
            </Td>
            <Td label="Paid out" numeric className={onPhone.paid}>
              <span className="sm:hidden">Paid out </span>
              {formatMoney(Math.abs(payouts))}
            </Td>
            <Td label="Owed to you" numeric className={cn('font-semibold', onPhone.owed)}>
              <span className="sm:hidden">Owed to you </span>
              {formatMoney(closing)}
            </Td>
            <Td label="Files" className={onPhone.files}>
              <StatementFiles month={month} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
