import type { ReactNode } from 'react'
import { type LoginPortal, EntrancePoster } from '~/components/identity/entrance_poster'
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
  /** Whose poster hangs beside it. */
  portal?: LoginPortal
}

/** The ticket that every page of signing in and up is printed on, and the poster of the night it is for. */
export function Entrance({ tab, title, lead, children, stub, portal = 'fan' }: EntranceProps) {
  return (
    <>
      <PageHead title={tab ?? title} noindex />
      <div className="lg:grid lg:grid-cols-2">
        <EntrancePoster portal={portal} />
        <div className="wrap grid content-center justify-items-center pt-6 pb-12 sm:pt-10 lg:py-12">
          <div className="grid w-full max-w-md gap-5 lg:gap-6">
            <div className="grid gap-2 lg:gap-3">
              <h1 className="display-page">{title}</h1>
              {lead && <p className="text-ink-soft wrap-anywhere">{lead}</p>}
            </div>
            <Ticket>
              <TicketBody className="grid gap-5 p-5 sm:p-6">{children}</TicketBody>
              {stub && <TicketStub className="gap-2 p-5 sm:p-6">{stub}</TicketStub>}
            </Ticket>
          </div>
        </div>
      </div>
    </>
  )
}
