import type { GigLine } from '#gigs/transformers/qr_code_transformer'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { gigInSentence } from '~/lib/gig_name'
import { isolated } from '#shared/isolated'

type Words = { title: (name: string) => string; text: string }

const tooLate = 'We’ll make and post it in 3-5 business days, so it may arrive after the gig.'

const words: Record<GigLine['when'], Words> = {
  coming: {
    title: (name) => `Coming up: ${isolated(name)}`,
    text: 'Order now and wear it there: we’ll make and post it in 3-5 business days.',
  },
  today: {
    title: (name) => `Today: ${isolated(name)}`,
    text: tooLate,
  },
  now: {
    title: (name) => `You’re at ${gigInSentence(name, isolated(name))}`,
    text: 'Order from right where you’re standing: no queue, nothing to carry.',
  },
  cancelled: {
    title: (name) => `Cancelled: ${isolated(name)}`,
    text: 'This gig isn’t going ahead, but the store’s open: everything here is on sale.',
  },
  past: {
    title: (name) => `From ${gigInSentence(name, isolated(name))}`,
    text: 'The stall’s still open: we make everything when you order it.',
  },
}

/** Nothing can be ordered in a store without merch. */
function textOf(gig: GigLine, hasMerch: boolean): string {
  if (!hasMerch && gig.when === 'cancelled') return 'This gig isn’t going ahead.'
  if (!hasMerch) return 'There’s nothing on sale in the store yet.'
  return gig.when === 'coming' && !gig.isInTime ? tooLate : words[gig.when].text
}

/** Says to a fan who scanned a gig's code that the shop knows which one. */
export function GigTicket({ gig, hasMerch }: { gig: GigLine; hasMerch: boolean }) {
  const { title } = words[gig.when]
  const [day, month] = gig.date.split(' ')
  const place = [gig.venue, gig.city].flatMap((part) => (part ? isolated(part) : [])).join(', ')
  return (
    <Ticket side="right">
      <TicketBody className="grid grid-cols-1 content-center gap-0.5 px-4 py-2.5 md:py-4">
        <p className="leading-snug font-bold wrap-anywhere md:text-lg">{title(gig.name)}</p>
        {place && <p className="tag hidden wrap-anywhere md:block">{place}</p>}
        <p className="text-sm text-ink-soft md:mt-1 md:text-base">{textOf(gig, hasMerch)}</p>
      </TicketBody>
      <TicketStub className="min-w-16 p-2 md:min-w-20 md:p-4">
        <p className="grid justify-items-center md:gap-1">
          <span className="display text-3xl md:text-5xl">{day}</span>{' '}
          <span className="tag">{month}</span>
        </p>
      </TicketStub>
    </Ticket>
  )
}
