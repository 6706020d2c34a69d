import type { ReactNode } from 'react'
import type { ResultLine, ResultOrder } from '~/components/checkout/result'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { variantAndQuantity } from '~/lib/variant_words'

type LineProps = { line: ResultLine; currency: string; isOnly: boolean; isNumbered: boolean }

function Line({ line, currency, isOnly, isNumbered }: LineProps) {
  const { product, artist, size, color, quantity, totalAmount, orderNumber } = line
  return (
    <li className="flex gap-4 p-4 sm:gap-5 sm:p-5">
      <ProductImage
        src={product.imageUrl}
        alt=""
        className={cn('shrink-0 self-start', isOnly ? 'w-28 sm:w-44' : 'w-20 sm:w-24')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="tag text-ink-soft">
          <UserText>{artist.bandName}</UserText>
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p
            className={cn(
              'min-w-0 flex-1 basis-28',
              isOnly ? 'display-card sm:text-4xl' : 'text-lg leading-snug font-bold'
            )}
          >
            <UserText>{product.name}</UserText>
          </p>
          <p className="price ml-auto">{formatMoney(totalAmount, currency)}</p>
        </div>
        <p className="text-ink-soft">{variantAndQuantity(size, color, quantity)}</p>
        {isNumbered && <p className="text-sm font-semibold">{orderNumber}</p>}
      </div>
    </li>
  )
}

type OrderTicketProps = {
  order: ResultOrder
  /** An order that was never placed has no number worth keeping. */
  isPlaced?: boolean
  /** The stub: how it stands. */
  children: ReactNode
}

/** What was ordered and what it comes to, as a ticket; a single number belongs on the stub, several to their lines. */
export function OrderTicket({ order, isPlaced = false, children }: OrderTicketProps) {
  const { lines, shippingAmount, total, currency } = order
  const isOnly = lines.length === 1
  return (
    <Ticket>
      <TicketBody className="p-0">
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line
              key={line.orderNumber}
              line={line}
              currency={currency}
              isOnly={isOnly}
              isNumbered={isPlaced && !isOnly}
            />
          ))}
        </ul>
        <dl className="grid gap-1.5 border-t border-line px-4 py-3 sm:px-5">
          <div className="flex justify-between gap-4">
            <dt>Shipping</dt>
            <dd>{formatMoney(shippingAmount, currency)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 font-bold">
            <dt>Total</dt>
            <dd className="price text-4xl">{formatMoney(total, currency)}</dd>
          </div>
        </dl>
      </TicketBody>
      <TicketStub className="gap-3 px-4 py-4 sm:px-5">{children}</TicketStub>
    </Ticket>
  )
}
