import { Link } from '@adonisjs/inertia/react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import type { StatementLine, StatementPart } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
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
          <UserText>{productName}</UserText> × {quantity}
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

/** Where the cells stand in a row of two lines. */
const onPhone = {
  about: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1 max-sm:row-span-2',
  amount: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  what: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end max-sm:text-sm/snug max-sm:text-ink-soft',
}

/** What happened in a month, oldest first. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  if (lines.length === 0) return <p className="text-ink-soft">No activity this month.</p>
  return (
    <Table caption="Lines of the statement" data-lines>
      <THead>
        <Th>Date</Th>
        <Th>Kind</Th>
        <Th>Order</Th>
        <Th numeric>Amount</Th>
      </THead>
      <TBody>
        {lines.map((line) => (
          <Tr key={`${line.at} ${line.part} ${line.orderNumber} ${line.payoutId}`}>
            <Td label="Date" className="whitespace-nowrap max-sm:hidden">
              {formatDate(line.at)}
            </Td>
            <Td label="Kind" className={onPhone.what}>
              {WORDS[line.part]}
            </Td>
            <Td label="Order" className={onPhone.about}>
              <About line={line} />
              <span className="block text-sm text-ink-soft sm:hidden">{formatDate(line.at)}</span>
            </Td>
            <Td label="Amount" numeric className={onPhone.amount}>
              {formatMoney(line.amount)}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
