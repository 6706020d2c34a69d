import { Link } from '@adonisjs/inertia/react'
import { usePayoutAddresses } from '~/components/studio/payouts/addresses'
import type { Payout } from '~/components/studio/shapes'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

function Row({ payout, href }: { payout: Payout; href: string }) {
  const { id, status, earnings, debt, amount, orders, createdAt, paidAt, currency } = payout
  const money = (value: number) => formatMoney(value, currency)
  return (
    <Tr>
      <Td label="Payout">
        <Link href={href} className="row-link font-bold underline underline-offset-4">
          Payout {id}
        </Link>
      </Td>
      <Td label="Date">{formatDate(paidAt ?? createdAt)}</Td>
      <Td label="Orders" numeric>
        {orders}
      </Td>
      <Td label="Earnings" numeric>
        {money(earnings)}
      </Td>
      <Td label="Owed" numeric>
        {money(-debt)}
      </Td>
      <Td label="Amount" numeric className="font-semibold">
        {money(amount)}
      </Td>
      <Td label="Status">
        <StatusBadge status={`payout_${status}`} />
      </Td>
    </Tr>
  )
}

export function PayoutsTable({ payouts }: { payouts: Payout[] }) {
  const addresses = usePayoutAddresses()
  return (
    <Table caption="Payouts">
      <THead>
        <Th>Payout</Th>
        <Th>Date</Th>
        <Th numeric>Orders</Th>
        <Th numeric>Earnings</Th>
        <Th numeric>Owed</Th>
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
