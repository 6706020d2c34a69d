import type { ReactNode } from 'react'
import { PageHead } from '~/components/page_head'
import { Ticket, TicketStub } from '~/components/ui/ticket'

type StageTicketProps = {
  title: ReactNode
  text: ReactNode
  /** The stub: the ways on. */
  children: ReactNode
}

/** A page with little to say says it on a ticket that has the stage to itself. */
function StageTicket({ title, text, children }: StageTicketProps) {
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

type ErrorScreenProps = { code: string; title: string; text: ReactNode; children: ReactNode }

/** A ticket that does not let one in: which one, why, and the way out. */
export function ErrorScreen({ code, title, text, children }: ErrorScreenProps) {
  return (
    <>
      <PageHead title={title} noindex />
      <StageTicket
        title={
          <>
            <span className="block text-[clamp(7rem,34vw,17rem)] leading-[0.8]">{code}</span>
            <span className="mt-4 block text-[clamp(2.25rem,8vw,3.75rem)]">{title}</span>
          </>
        }
        text={text}
      >
        {children}
      </StageTicket>
    </>
  )
}
