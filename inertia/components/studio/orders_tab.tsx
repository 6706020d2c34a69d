import { NoOrders } from '~/components/studio/no_orders'
import type { ArtistOrder } from '~/components/studio/shapes'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

function Row({ order }: { order: ArtistOrder }) {
  const {
    orderNumber,
    product,
    size,
    color,
    quantity,
    customerName,
    totalAmount,
    artistProfit,
    currency,
  } = order
  return (
    <Tr>
      <Td label="Order ID">
        <b className="whitespace-nowrap">{orderNumber}</b>
      </Td>
      <Td label="Product">
        <span>
          <span className="block leading-snug">{product.name}</span>
          <span className="block text-sm text-ink-soft">
            {size}, {color} × {quantity}
          </span>
        </span>
      </Td>
      <Td label="Customer">{customerName ?? 'Guest'}</Td>
      <Td label="Amount" numeric>
        {formatMoney(totalAmount, currency)}
      </Td>
      <Td label="Your profit" numeric>
        {formatMoney(artistProfit, currency)}
      </Td>
      <Td label="Status">
        <StatusBadge status={order.status} />
      </Td>
      <Td label="Date">
        <span className="whitespace-nowrap">{formatDate(order.createdAt)}</span>
      </Td>
    </Tr>
  )
}

export function OrdersTab({
  orders,
  share,
  qrHref,
}: {
  orders: ArtistOrder[]
  share: number
  qrHref: string
}) {
  if (orders.length === 0) return <NoOrders qrHref={qrHref} />
  return (
    <section aria-labelledby="orders" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="orders" className="display-card">
          Orders
        </h2>
        <p className="text-sm text-ink-soft">Your share is {share}% of the profit on each sale.</p>
      </div>
      <Table caption="Orders">
        <THead>
          <Th>Order ID</Th>
          <Th>Product</Th>
          <Th>Customer</Th>
          <Th numeric>Amount</Th>
          <Th numeric>Your profit</Th>
          <Th>Status</Th>
          <Th>Date</Th>
        </THead>
        <TBody>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </TBody>
      </Table>
    </section>
  )
}
