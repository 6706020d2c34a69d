import { ClosedMonths, type ClosedMonth } from '#accounting/months/closed_months'
import { firstMonth } from '#accounting/months/first_month'
import { monthsBetween, nextMonth, thisMonth } from '#shared/months'

/**
 * - `current`: not over
 * - `open`: over; `canClose` where every month before it is closed
 * - `closed`: nothing is posted to it any more
 */
export type BookedMonth = { month: string } & (
  | { state: 'current' }
  | { state: 'open'; canClose: boolean }
  | { state: 'closed'; closed: ClosedMonth }
)

/** The months of the books, from the first in which anything was posted, latest first. */
export class MonthsQuery {
  #closed = new ClosedMonths()

  async all(): Promise<BookedMonth[]> {
    const [closed, first] = await Promise.all([this.#closed.all(), firstMonth()])
    const current = thisMonth()
    const byMonth = new Map(closed.map((month) => [month.month, month]))
    const next = closed[0] ? nextMonth(closed[0].month) : first
    return monthsBetween(closed.at(-1)?.month ?? first ?? current, current).map((month) => {
      const stored = byMonth.get(month)
      if (stored) return { month, state: 'closed', closed: stored }
      return month === current
        ? { month, state: 'current' }
        : { month, state: 'open', canClose: month === next }
    })
  }
}
