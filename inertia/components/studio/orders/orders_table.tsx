import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { ArtistOrder } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatDate } from '~/lib/dates'
import { isolated } from '#shared/isolated'
import { formatMoney } from '~/lib/money'
import { orderAddress } from '~/lib/order_address'
import { variantAndQuantity } from '~/lib/variant_words'

/** Where the cells stand in a row of three lines; customer and date join the cells beside them. */
const onPhone = {
  product: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1',
  amount: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  profit: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
  number:
    'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-sm/snug max-sm:text-ink-soft',
  status: 'max-sm:col-start-3 max-sm:row-start-3 max-sm:justify-self-end max-sm:text-sm/snug',
}

/** The provider page lists orders without their attribution. */
type ListedOrder = Omit<ArtistOrder, StudioField> & Partial<Pick<ArtistOrder, StudioField>>
type StudioField = 'refundedAmount' | 'attribution'

/** The gig or code that a sale is credited to. */
function sourceOf({ attribution }: ListedOrder): string {
  if (!attribution) return 'Online'
  const { name, code, city } = attribution
  return [name ?? `Code ${code}`, city].flatMap((part) => (part ? isolated(part) : [])).join(', ')
}

function Row({ order, href }: { order: ListedOrder; href: string }) {
  const {
    orderNumber,
    product,
    size,
    color,
    quantity,
    customerName,
    totalAmount,
    artistProfitLeft,
    currency,
    status,
    createdAt,
    paymentStatus,
    refundedAmount = 0,
    attribution,
  } = order
  const customer = customerName ?? 'Guest'
  const date = formatDate(createdAt)
  return (
    <Tr>
      <Td label="Order ID" className={onPhone.number}>
        <Link
          href={href}
          className="row-link font-bold whitespace-nowrap underline underline-offset-4 max-sm:font-normal"
        >
          {orderNumber}
        </Link>
        <span className="sm:hidden">, </span>
        <span className="whitespace-nowrap sm:block sm:text-sm sm:text-ink-soft md:hidden">
          {date}
        </span>
      </Td>
      <Td label="Product" className={onPhone.product}>
        <span className="block leading-snug wrap-anywhere max-sm:font-semibold">
          <UserText>{product.name}</UserText>
        </span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
          {variantAndQuantity(size, color, quantity)}
          <span className="md:hidden">
            , <UserText>{customer}</UserText>
          </span>
          {attribution && <span className="lg:hidden">, {sourceOf(order)}</span>}
        </span>
      </Td>
      <Td label="Customer" className="max-md:hidden lg:min-w-24">
        <UserText>{customer}</UserText>
      </Td>
      <Td label="Gig" className="wrap-anywhere max-lg:hidden">
        {sourceOf(order)}
      </Td>
      <Td label="Amount" numeric className={onPhone.amount}>
        {formatMoney(totalAmount, currency)}
        {refundedAmount > 0 && (
          <span className="block text-sm font-normal text-ink-soft">
            −{formatMoney(refundedAmount, currency)} refunded
          </span>
        )}
      </Td>
      <Td label="Your earnings" numeric className={onPhone.profit}>
        <span className="sm:hidden">Your earnings </span>
        {formatMoney(artistProfitLeft, currency)}
      </Td>
      <Td label="Status" className={onPhone.status}>
        <span className="grid justify-items-start gap-0.5 max-sm:justify-items-end">
          <StatusBadge status={status} />
          {paymentStatus !== 'paid' && <StatusBadge status={paymentStatus} />}
        </span>
      </Td>
      <Td label="Date" className="whitespace-nowrap max-md:hidden">
        {date}
      </Td>
    </Tr>
  )
}

export function OrdersTable({ orders }: { orders: ListedOrder[] }) {
  const { url } = usePage()
  return (
    <Table caption="Orders" data-lines>
      <THead>
        <Th>Order ID</Th>
        <Th>Product</Th>
        <Th className="max-md:hidden">Customer</Th>
        <Th className="max-lg:hidden">Gig</Th>
        <Th numeric>Amount</Th>
        <Th numeric>Your earnings</Th>
        <Th>Status</Th>
        <Th className="max-md:hidden">Date</Th>
      </THead>
      <TBody>
        {orders.map((order) => (
          <Row key={order.id} order={order} href={orderAddress(url, order.orderNumber)} />
        ))}
      </TBody>
    </Table>
  )
}
