import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

/** What happens after the payment. */
export function DeliveryTicket() {
  return (
    <Ticket side="right">
      <TicketBody>
        <p className="font-bold">Printed for you, posted to you</p>
        <p className="text-sm leading-relaxed text-ink-soft">
          Production and shipping 3-5 business days. Final shipping varies by location and is
          charged separately.
        </p>
      </TicketBody>
      <TicketStub aria-hidden className="min-w-22 justify-items-center text-center">
        <span className="display text-4xl">3-5</span>
        <span className="tag">days</span>
      </TicketStub>
    </Ticket>
  )
}
