import { Link } from '@adonisjs/inertia/react'
import type { ArtistOrder } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'

export function RecentOrders({ orders }: { orders: ArtistOrder[] }) {
  const address = useDashboardAddress()('orders')
  return (
    <Table caption="Recent Orders" data-lines>
      <THead>
        <Th>Order ID</Th>
        <Th>Customer</Th>
        <Th numeric>Amount</Th>
        <Th numeric>Your earnings</Th>
        <Th>Status</Th>
      </THead>
      <TBody>
        {orders.map((order) => (
          <Tr key={order.id}>
            <Td label="Order ID">
              <Link
                href={`${address}&order=${order.orderNumber}`}
                className="row-link font-bold underline underline-offset-4"
              >
                {order.orderNumber}
              </Link>
            </Td>
            <Td label="Customer" className="max-sm:truncate sm:min-w-28">
              <UserText className="max-sm:inline-block max-sm:max-w-full max-sm:truncate max-sm:align-bottom">
                {order.customerName ?? 'Guest'}
              </UserText>
            </Td>
            <Td label="Amount" numeric>
              {formatMoney(order.totalAmount, order.currency)}
            </Td>
            <Td
              label="Your earnings"
              numeric
              className="max-sm:col-start-2 max-sm:col-end-4 max-sm:text-sm/snug max-sm:text-ink-soft"
            >
              <span className="sm:hidden">Your earnings </span>
              {formatMoney(order.artistProfitLeft, order.currency)}
            </Td>
            <Td
              label="Status"
              className="max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm/snug"
            >
              <StatusBadge status={order.status} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  )
}
