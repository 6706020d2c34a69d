import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { formatMoney } from '~/lib/money'

/** The ticket nobody paid for: the one figure that matters after a payment that did not happen. */
export function NothingCharged({ reference = null }: { reference?: string | null }) {
  return (
    <Ticket>
      <TicketBody className="grid gap-1">
        <span className="text-ink-soft">Charged</span>
        <span className="display text-7xl">{formatMoney(0)}</span>
      </TicketBody>
      <TicketStub>
        {reference ? (
          <>
            <span className="text-ink-soft">Order reference</span>
            <span className="font-display text-3xl leading-none font-extrabold tracking-wide break-all">
              {reference}
            </span>
          </>
        ) : (
          <span className="text-ink-soft">No order was placed.</span>
        )}
      </TicketStub>
    </Ticket>
  )
}
