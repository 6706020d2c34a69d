import type { Result } from '~/components/checkout/result'
import { ProductImage } from '~/components/product_image'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

/** The paid order as a ticket: what was bought, and the reference on the stub. */
export function OrderTicket({ lines, reference }: Pick<Result, 'lines' | 'reference'>) {
  return (
    <Ticket>
      <TicketBody className="p-0">
        <ul className="divide-y divide-line">
          {lines.map(({ name, bandName, size, color, quantity, imageUrl }) => (
            <li key={`${name} ${size} ${color}`} className="flex gap-4 p-4">
              <ProductImage src={imageUrl} alt="" className="w-20 shrink-0 self-start" />
              <div className="min-w-0">
                <p className="tag text-ink-soft">{bandName}</p>
                <p className="text-lg leading-snug font-bold">{name}</p>
                <p className="text-ink-soft">
                  {size}, {color} × {quantity}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </TicketBody>
      {reference && (
        <TicketStub>
          <span className="text-ink-soft">Order reference</span>
          <span className="font-display text-4xl leading-none font-extrabold tracking-wide break-all">
            {reference}
          </span>
        </TicketStub>
      )}
    </Ticket>
  )
}
