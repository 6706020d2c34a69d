import type { BookedMonth } from '#accounting/queries/months_query'

/** A month of the books in a list. */
export type MonthShape = {
  /** "2026-10" */
  month: string
  state: BookedMonth['state']
  canClose: boolean
  closedAt: string | null
}

export function toMonth(booked: BookedMonth): MonthShape {
  return {
    month: booked.month,
    state: booked.state,
    canClose: booked.state === 'open' && booked.canClose,
    closedAt: booked.state === 'closed' ? booked.closed.closedAt.toISOString() : null,
  }
}
