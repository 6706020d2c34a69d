import type { ArtistOrder } from '~/components/studio/shapes'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'

export function RecentOrders({ orders }: { orders: ArtistOrder[] }) {
  return (
    <Table caption="Recent Orders">
      <THead>
        <Th>Order ID</Th>
        <Th>Customer</Th>
        <Th numeric>Amount</Th>
        <Th numeric>Your profit</Th>
        <Th>Status</Th>
      </THead>
      <TBody>
        {orders.map((order) => (
          <Tr key={order.id}>
            <Td label="Order ID">
              <b>{order.orderNumber}</b>
            </Td>
            <Td label="Customer">{order.customerName ?? 'Guest'}</Td>
            <Td label="Amount" numeric>
              {formatMoney(order.totalAmount, order.currency)}
            </Td>
            <Td label="Your profit" numeric>
              {formatMoney(order.artistProfit, order.currency)}
            </Td>
            <Td label="Status">
              <StatusBadge status={order.status} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
