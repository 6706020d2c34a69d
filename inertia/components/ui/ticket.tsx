import type { ComponentProps } from 'react'
import { cn } from '~/lib/classes'

/** A ticket; its stub hangs on the right or, where that is too narrow, below. */
export function Ticket({
  side = 'bottom',
  className,
  ...rest
}: ComponentProps<'div'> & { side?: 'right' | 'bottom' }) {
  return <div data-side={side} className={cn('ticket', className)} {...rest} />
}

export function TicketBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('min-w-0 flex-1 p-4', className)} {...rest} />
}

export function TicketStub({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('ticket-stub grid content-center gap-1 p-4', className)} {...rest} />
}
