import { Link } from '@adonisjs/inertia/react'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { Order } from '~/lib/shapes'

/** Where it is; of what is not paid, what it waits for. */
function Standing({ order }: { order: Order }) {
  const { orderNumber, status, product, payBy, isPaymentProcessing, checkoutTotal, currency } =
    order
  const look = 'items-baseline text-sm whitespace-normal'
  if (isPaymentProcessing) return <StatusBadge status="payment_processing" className={look} />
  if (payBy === null) return <StatusBadge status={status} className={look} />
  return (
    <div className="flex flex-wrap items-baseline">
      <StatusBadge status="awaiting_payment" className={look} />
      <Link href={`/orders/${orderNumber}`} className="link relative -my-3 ml-4.5 text-sm">
        Pay {formatMoney(checkoutTotal, currency)}
        <span className="sr-only"> for {product.name}</span>
      </Link>
    </div>
  )
}

/** An order as a ticket: what it is and where it is, on the stub the price, the day and the number. */
function OrderTicket({ order }: { order: Order }) {
  const { orderNumber, createdAt, totalAmount, currency, product, artist, quantity } = order
  return (
    <Ticket side="right" className="w-full has-[a:hover]:bg-paper">
      <TicketBody className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 p-3 min-[22rem]:grid-cols-[3.5rem_minmax(0,1fr)]">
        <ProductImage src={product.imageUrl} alt="" />
        <div className="grid grid-cols-1 gap-0.5">
          <p className="leading-snug font-semibold">
            <Link
              href={`/orders/${orderNumber}`}
              className="after:absolute after:inset-0 hover:underline"
            >
              <UserText as="span" className="line-clamp-2">
                {product.name}
              </UserText>
            </Link>
          </p>
          <p className="flex gap-1 text-sm text-ink-soft">
            {quantity > 1 && (
              <span className="flex-none font-semibold text-ink">{quantity} × </span>
            )}
            <UserText className="truncate">{artist.bandName}</UserText>
          </p>
          <Standing order={order} />
        </div>
      </TicketBody>
      <TicketStub className="w-28 shrink-0 content-center justify-items-end gap-1.5 p-3 text-right">
        <span className="price">{formatMoney(totalAmount, currency)}</span>
        <span className="tag whitespace-nowrap">{formatDate(createdAt)}</span>
        <span className="tag text-[0.8125rem] text-ink-soft">{orderNumber}</span>
      </TicketStub>
    </Ticket>
  )
}

/** Orders side by side; each leads to its page. */
export function OrderTickets({ orders }: { orders: Order[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {orders.map((order) => (
        <li key={order.id} className="flex">
          <OrderTicket order={order} />
        </li>
      ))}
    </ul>
  )
}
