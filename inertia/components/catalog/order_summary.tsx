import { ProductImage } from '~/components/product_image'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { formatMoney, fromPence, toPence } from '~/lib/money'

export type OrderLine = {
  name: string
  bandName: string
  size: string
  color: string
  quantity: number
  imageUrl: string | null
}

/** What the payment page will ask for, in pounds: the goods as the server knows them, and shipping on top. */
export function totalWithShipping(itemsTotal: number, shipping: number): number {
  return fromPence(toPence(itemsTotal) + toPence(shipping))
}

type OrderSummaryProps = { line: OrderLine; total: number; shipping: number }

export function OrderSummary({ line, total, shipping }: OrderSummaryProps) {
  return (
    <Ticket>
      <TicketBody className="flex gap-4">
        <ProductImage src={line.imageUrl} alt="" className="w-18 shrink-0 self-start" />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-bold">{line.name}</p>
          <p className="text-sm text-ink-soft">{line.bandName}</p>
          <p className="text-sm text-ink-soft">
            {line.size}, {line.color} × {line.quantity}
          </p>
        </div>
        <span className="price">{formatMoney(total)}</span>
      </TicketBody>
      <TicketStub className="gap-2">
        <p className="flex justify-between gap-4">
          <span>
            Shipping <span className="text-ink-soft">(flat estimate)</span>
          </span>
          <span>{formatMoney(shipping)}</span>
        </p>
        <p className="flex items-baseline justify-between gap-4 font-bold">
          Total{' '}
          <span className="price text-4xl">{formatMoney(totalWithShipping(total, shipping))}</span>
        </p>
      </TicketStub>
    </Ticket>
  )
}
