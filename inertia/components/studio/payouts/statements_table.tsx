import { Link } from '@adonisjs/inertia/react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import { monthName } from '~/components/studio/payouts/month_name'
import { StatementFiles } from '~/components/studio/payouts/statement_files'
import type { Statement } from '~/components/studio/shapes'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'

/** The months of the account, the latest first. */
export function StatementsTable({ statements }: { statements: Statement[] }) {
  const addresses = usePayoutAddresses()
  return (
    <Table caption="Statements">
      <THead>
        <Th>Month</Th>
        <Th numeric>Sales</Th>
        <Th numeric>Refunds</Th>
        <Th numeric>Paid out</Th>
        <Th numeric>Owed to you</Th>
        <Th>Files</Th>
      </THead>
      <TBody>
        {statements.map(({ month, sales, refunds, payouts, closing }) => (
          <Tr key={month}>
            <Td label="Month">
              <Link
                href={addresses.statement(month)}
                className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
              >
                {monthName(month)}
              </Link>
            </Td>
            <Td label="Sales" numeric>
              {formatMoney(sales)}
            </Td>
            <Td label="Refunds" numeric>
              {formatMoney(refunds)}
            </Td>
            <Td label="Paid out" numeric>
              {formatMoney(Math.abs(payouts))}
            </Td>
            <Td label="Owed to you" numeric className="font-semibold">
              {formatMoney(closing)}
            </Td>
            <Td label="Files">
              <StatementFiles month={month} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
