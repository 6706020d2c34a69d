import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

export type Gig = { name: string; venue: string | null; city: string | null; date: string }

/** Says to a fan who scanned at a gig that the shop knows where they stand. */
export function GigTicket({ gig }: { gig: Gig }) {
  const [day, month] = gig.date.split(' ')
  const place = [gig.venue, gig.city].filter(Boolean).join(', ')
  return (
    <Ticket side="right">
      <TicketBody className="grid content-center gap-0.5">
        <p className="text-lg leading-snug font-bold">You&rsquo;re at {gig.name}</p>
        {place && <p className="tag">{place}</p>}
        <p className="mt-1.5 text-ink-soft">
          Order from where you stand: nothing to queue for, nothing to carry.
        </p>
      </TicketBody>
      <TicketStub className="min-w-20">
        <p className="grid justify-items-center gap-1">
          <span className="display text-5xl">{day}</span> <span className="tag">{month}</span>
        </p>
      </TicketStub>
    </Ticket>
  )
}
