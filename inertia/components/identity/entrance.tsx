import type { ReactNode } from 'react'
import { PageHead } from '~/components/page_head'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

type EntranceProps = {
  /** In the browser's tab; the heading where left out. */
  tab?: string
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Torn off below: the other ways in. */
  stub?: ReactNode
}

/** The ticket that every page of signing in and up is printed on. */
export function Entrance({ tab, title, lead, children, stub }: EntranceProps) {
  return (
    <>
      <PageHead title={tab ?? title} noindex />
      <div className="wrap grid justify-items-center py-10 sm:py-16">
        <div className="grid w-full max-w-md gap-6">
          <div className="grid gap-3">
            <h1 className="display-page">{title}</h1>
            {lead && <p className="text-ink-soft">{lead}</p>}
          </div>
          <Ticket>
            <TicketBody className="grid gap-5 p-5 sm:p-6">{children}</TicketBody>
            {stub && <TicketStub className="gap-2 p-5 sm:p-6">{stub}</TicketStub>}
          </Ticket>
        </div>
      </div>
    </>
  )
}
