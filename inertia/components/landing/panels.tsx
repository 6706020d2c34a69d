import { Link } from '@adonisjs/inertia/react'
import { Check } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { Ticket, TicketStub } from '~/components/ui/ticket'

const panels = [
  {
    title: 'For Fans',
    lead: 'Leave the queue. Keep the night.',
    points: [
      'Scan the code at the stall and the whole rail is on your phone',
      'We print your size and post it to your door',
      'Your money goes to the artist you came to see',
    ],
    stub: 'Admit one',
    action: { label: 'Browse All Merch', href: '/browse' },
  },
  {
    title: 'For Artists',
    lead: 'A merch stall that fits in a pocket.',
    points: [
      'No upfront costs, no boxes in the van',
      'Sell by QR code at every gig, and keep selling afterwards',
      'See which merch sells best at which gigs',
    ],
    stub: 'Access all areas',
    action: { label: 'Get Started', href: '/artist-signup' },
  },
]

/** What is in it for whom: two tickets off the same roll. */
export function Panels() {
  return (
    <section
      aria-label="For fans and artists"
      className="wrap grid gap-5 py-12 lg:grid-cols-2 lg:py-20"
    >
      {panels.map(({ title, lead, points, stub, action }) => (
        <Ticket key={title}>
          <div className="flex-1 p-5 sm:p-8">
            <h2 className="tag text-lg">{title}</h2>
            <p className="display mt-3 text-[clamp(2.5rem,9vw,4rem)]">{lead}</p>
            <ul className="mt-6 grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={3} />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <TicketStub className="flex flex-wrap items-center justify-between gap-3 p-5 sm:px-8">
            <span aria-hidden className="display text-2xl">
              {stub}
            </span>
            <Button asChild variant="ink">
              <Link href={action.href}>{action.label}</Link>
            </Button>
          </TicketStub>
        </Ticket>
      ))}
    </section>
  )
}
