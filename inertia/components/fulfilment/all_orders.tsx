import { Link } from '@adonisjs/inertia/react'
import type { ArtistOrder } from '~/components/fulfilment/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { variantAndQuantity } from '~/lib/variant_words'

const onPhone = {
  product: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1',
  artist:
    'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
  amount: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  number:
    'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-sm/snug max-sm:text-ink-soft',
  status: 'max-sm:col-start-3 max-sm:row-start-3 max-sm:justify-self-end max-sm:text-sm/snug',
}

function Row({ order }: { order: ArtistOrder }) {
  const {
    orderNumber,
    artist,
    product,
    size,
    color,
    quantity,
    totalAmount,
    currency,
    status,
    createdAt,
  } = order
  const date = formatDate(createdAt)
  return (
    <Tr>
      <Td label="Order ID" className={onPhone.number}>
        <Link
          href={`/admin/orders/${orderNumber}`}
          className="row-link font-bold underline underline-offset-4 max-sm:font-normal max-sm:whitespace-nowrap md:whitespace-nowrap"
        >
          {orderNumber}
        </Link>
        <span className="whitespace-nowrap sm:hidden">, {date}</span>
      </Td>
      <Td label="Product" className={onPhone.product}>
        <span className="block leading-snug wrap-anywhere max-sm:font-semibold">
          <UserText>{product.name}</UserText>
        </span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
          {variantAndQuantity(size, color, quantity)}
        </span>
      </Td>
      <Td label="Artist" className={onPhone.artist}>
        <UserText>{artist.bandName}</UserText>
      </Td>
      <Td label="Amount" numeric className={onPhone.amount}>
        {formatMoney(totalAmount, currency)}
      </Td>
      <Td label="Status" className={onPhone.status}>
        <StatusBadge status={status} />
      </Td>
      <Td label="Date" className="max-sm:hidden md:whitespace-nowrap">
        {date}
      </Td>
    </Tr>
  )
}

/** What all artists sold, for admins. */
export function AllOrders({ orders }: { orders: ArtistOrder[] }) {
  return (
    <Table caption="Orders" data-lines>
      <THead>
        <Th>Order ID</Th>
        <Th>Product</Th>
        <Th>Artist</Th>
        <Th numeric>Amount</Th>
        <Th>Status</Th>
        <Th>Date</Th>
      </THead>
      <TBody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </TBody>
    </Table>
  )
}
