import type { ReactNode } from 'react'
import { Ticket, TicketStub } from '~/components/ui/ticket'

type StageTicketProps = {
  title: ReactNode
  text: ReactNode
  /** The stub: the ways on. */
  children: ReactNode
}

/** A page with little to say says it on a ticket that has the stage to itself. */
export function StageTicket({ title, text, children }: StageTicketProps) {
  return (
    <div className="ground-stage grid min-h-[calc(100svh-var(--bar))] items-center px-4 py-12">
      <Ticket className="mx-auto w-full max-w-3xl bg-[#f6f1e7] [--paper:#f6f1e7] [--ticket-ground:var(--stage)]">
        <div className="px-5 py-8 sm:px-10 sm:py-12">
          <h1 className="display">{title}</h1>
          <div className="mt-5 grid max-w-[56ch] gap-2 text-lg">{text}</div>
        </div>
        <TicketStub className="flex flex-wrap gap-3 p-5 sm:px-10">{children}</TicketStub>
      </Ticket>
    </div>
  )
}
