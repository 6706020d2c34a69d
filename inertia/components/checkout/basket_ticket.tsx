import { CartLinesList } from '~/components/cart/cart_lines_list'
import {
  DeliveryWords,
  shippingLabel,
  shippingWords,
  totalLabel,
  totalWords,
} from '~/components/catalog/order_summary'
import { Skeleton } from '~/components/ui/skeleton'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import type { useCartCheck } from '~/hooks/use_cart_check'
import type { Shipping } from '~/hooks/use_shipping'
import { formatMoney } from '~/lib/money'

/** The shape of a ticket of two lines. */
export function BasketSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Ticket>
        <TicketBody className="py-0">
          {[0, 1].map((line) => (
            <div key={line} className="grid grid-cols-[4.5rem_1fr] gap-x-4 py-4">
              <Skeleton className="aspect-4/5" />
              <div className="grid content-start gap-2">
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
          ))}
        </TicketBody>
        <TicketStub>
          <Skeleton className="h-9 w-full" />
        </TicketStub>
      </Ticket>
    </div>
  )
}

type Basket = ReturnType<typeof useCartCheck>

/** Where it goes may change what it comes to. */
function Sums({ total, shipping }: { total: number; shipping: Shipping }) {
  return (
    <TicketStub className="gap-3">
      <dl className="grid gap-1.5">
        <div className="flex justify-between gap-4">
          <dt>Items</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{shippingLabel(shipping)}</dt>
          <dd>{shippingWords(shipping)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 font-bold">
          <dt>{totalLabel(shipping)}</dt>
          <dd className="price text-4xl">{totalWords(total, shipping)}</dd>
        </div>
      </dl>
      <DeliveryWords shipping={shipping} />
    </TicketStub>
  )
}

/** What is ordered, and what it comes to. */
export function BasketTicket({ basket, shipping }: { basket: Basket; shipping: Shipping }) {
  const { lines, check, isAllGone, total, again } = basket
  return (
    <Ticket>
      <TicketBody className="px-0 py-0 [&>[role=alert]]:pt-3">
        <CartLinesList
          lines={lines}
          check={check}
          onCheckAgain={() => void again()}
          className="px-4"
        />
      </TicketBody>
      {!isAllGone && <Sums total={total} shipping={shipping} />}
    </Ticket>
  )
}
