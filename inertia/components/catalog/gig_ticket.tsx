import type { Gig } from '~/components/catalog/poster_hero'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

/** Says to a fan who scanned at a gig that the shop knows where they stand. */
export function GigTicket({ gig }: { gig: Gig }) {
  const [day, month] = gig.date.split(' ')
  return (
    <Ticket side="right">
      <TicketBody className="grid gap-0.5">
        <p className="text-lg leading-snug font-bold">
          You&apos;re at {gig.name}
          {gig.venue && `, ${gig.venue}`} – {gig.date}
        </p>
        <p className="text-ink-soft">
          Order from where you stand: nothing to queue for, nothing to carry.
        </p>
      </TicketBody>
      <TicketStub aria-hidden className="min-w-20 justify-items-center">
        <span className="display text-5xl">{day}</span>
        <span className="tag">{month}</span>
      </TicketStub>
    </Ticket>
  )
}
