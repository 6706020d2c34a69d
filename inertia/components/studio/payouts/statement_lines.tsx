import { Link } from '@adonisjs/inertia/react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import type { StatementLine, StatementPart } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const WORDS: Record<StatementPart, string> = {
  sales: 'Sale',
  refunds: 'Refund',
  payouts: 'Payout',
  takenBack: 'Taken back',
  corrections: 'Correction',
}

function About({ line }: { line: StatementLine }) {
  const orders = useDashboardAddress()('orders')
  const addresses = usePayoutAddresses()
  const { orderNumber, productName, quantity, payoutId } = line
  const look = 'font-bold underline underline-offset-4'
  if (orderNumber)
    return (
      <>
        <Link href={`${orders}&order=${orderNumber}`} className={`row-link ${look}`}>
          {orderNumber}
        </Link>
        <span className="block text-sm text-ink-soft">
          {productName} × {quantity}
        </span>
      </>
    )
  if (payoutId !== null)
    return (
      <Link href={addresses.payout(payoutId)} className={`row-link ${look}`}>
        Payout {payoutId}
      </Link>
    )
  return <span aria-hidden>–</span>
}

/** What happened in a month, oldest first. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  if (lines.length === 0) return <p className="text-ink-soft">Nothing happened in this month.</p>
  return (
    <Table caption="Lines of the statement">
      <THead>
        <Th>Date</Th>
        <Th>What</Th>
        <Th>Of what</Th>
        <Th numeric>Amount</Th>
      </THead>
      <TBody>
        {lines.map((line) => (
          <Tr key={`${line.at} ${line.part} ${line.orderNumber} ${line.payoutId}`}>
            <Td label="Date" className="whitespace-nowrap">
              {formatDate(line.at)}
            </Td>
            <Td label="What">{WORDS[line.part]}</Td>
            <Td label="Of what">
              <span className="block max-sm:text-right">
                <About line={line} />
              </span>
            </Td>
            <Td label="Amount" numeric>
              {formatMoney(line.amount)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
