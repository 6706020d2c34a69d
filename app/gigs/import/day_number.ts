const MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000

/** Days since 1 January 1970; days do not shift when clocks do. A month from 1. */
export const numberOf = (year: number, month: number, day: number) =>
  Date.UTC(year, month - 1, day) / MILLISECONDS_OF_DAY

/** The number of a day such as `2026-11-21`. */
export function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  return numberOf(year!, month!, day!)
}

const dateOf = (number: number) => new Date(number * MILLISECONDS_OF_DAY)

export const isoDay = (number: number) => dateOf(number).toISOString().slice(0, 10)

/** From 0, a Sunday. */
export const weekdayOf = (number: number) => (((number + 4) % 7) + 7) % 7

export function partsOfDay(number: number): { year: number; month: number; day: number } {
  const date = dateOf(number)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
