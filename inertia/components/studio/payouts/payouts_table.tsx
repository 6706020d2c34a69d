import { Link } from '@adonisjs/inertia/react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import type { Payout } from '~/components/studio/shapes'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { cn } from '~/lib/classes'
import { counted } from '~/lib/counts'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

/** Where the cells stand in a row of two lines. */
const onPhone = {
  payout: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1',
  amount: 'max-sm:col-start-3 max-sm:row-start-1',
  orders:
    'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:text-left max-sm:text-sm/snug max-sm:text-ink-soft',
  status: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end max-sm:text-sm/snug',
}

function Row({ payout, href }: { payout: Payout; href: string }) {
  const { id, status, earnings, debt, amount, orders, createdAt, paidAt, currency } = payout
  const date = formatDate(paidAt ?? createdAt)
  const money = (value: number) => formatMoney(value, currency)
  return (
    <Tr>
      <Td label="Payout" className={onPhone.payout}>
        <Link href={href} className="row-link font-bold underline underline-offset-4">
          Payout {id}
        </Link>
        <span className="sm:hidden">, {date}</span>
      </Td>
      <Td label="Date" className="max-sm:hidden">
        {date}
      </Td>
      <Td label="Orders" numeric className={onPhone.orders}>
        <span className="sm:hidden">{counted(orders, 'order')}</span>
        <span className="max-sm:hidden">{orders}</span>
      </Td>
      <Td label="Earnings" numeric className="max-sm:hidden">
        {money(earnings)}
      </Td>
      <Td label="Deductions" numeric className="max-sm:hidden">
        {money(debt === 0 ? 0 : -debt)}
      </Td>
      <Td label="Amount" numeric className={cn('font-semibold', onPhone.amount)}>
        {money(amount)}
      </Td>
      <Td label="Status" className={onPhone.status}>
        <StatusBadge status={`payout_${status}`} />
      </Td>
    </Tr>
  )
}

export function PayoutsTable({ payouts }: { payouts: Payout[] }) {
  const addresses = usePayoutAddresses()
  return (
    <Table caption="Payouts" data-lines>
      <THead>
        <Th>Payout</Th>
        <Th>Date</Th>
        <Th numeric>Orders</Th>
        <Th numeric>Earnings</Th>
        <Th numeric>Deductions</Th>
        <Th numeric>Amount</Th>
        <Th>Status</Th>
      </THead>
      <TBody>
        {payouts.map((payout) => (
          <Row key={payout.id} payout={payout} href={addresses.payout(payout.id)} />
        ))}
      </TBody>
    </Table>
  )
}
