import type { ReactNode } from 'react'
import { Ticket, TicketStub } from '~/components/ui/ticket'

type ResultFrameProps = {
  title: string
  children: ReactNode
  actions: ReactNode
  ticket?: ReactNode
  /** On a phone the ticket comes before the words: where it is what one came for. */
  isTicketFirst?: boolean
}

/** A result as a page: what happened, what it means, one way on, and the ticket it is about; without one it is the ticket. */
export function ResultFrame({
  title,
  children,
  actions,
  ticket,
  isTicketFirst = false,
}: ResultFrameProps) {
  if (!ticket) {
    return (
      <div className="grid min-h-[70svh] items-center px-4 py-10">
        <Ticket className="mx-auto w-full max-w-2xl">
          <div className="grid gap-4 px-5 py-8 sm:px-10 sm:py-10">
            <h1 className="display-page text-[clamp(2.5rem,8vw,4rem)]">{title}</h1>
            <div className="grid max-w-[46ch] gap-2 text-lg leading-relaxed">{children}</div>
          </div>
          <TicketStub className="flex flex-wrap gap-3 p-5 sm:px-10">{actions}</TicketStub>
        </Ticket>
      </div>
    )
  }
  const side = <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{ticket}</div>
  return (
    <div className="wrap grid gap-x-16 gap-y-6 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] lg:grid-rows-[auto_1fr] lg:pt-14">
      <h1 className="display-page max-w-[9em]">{title}</h1>
      {isTicketFirst && side}
      <div className="grid min-w-0 content-start justify-items-start gap-6 lg:col-start-1">
        <div className="grid max-w-[52ch] gap-3 text-lg leading-relaxed">{children}</div>
        <div className="flex max-w-full flex-wrap gap-3">{actions}</div>
      </div>
      {!isTicketFirst && side}
    </div>
  )
}
