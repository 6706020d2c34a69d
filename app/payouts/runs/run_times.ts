import type { DateTime } from 'luxon'

/** The timer of the payout run, in UTC. */
export const RUN_CRON = '10 6 * * *'

/** When the run of a day in London begins. */
export const runBeginsAt = (day: DateTime): DateTime =>
  day.startOf('day').setZone('utc', { keepLocalTime: true }).set({ hour: 6, minute: 10 })

/** The day's run, with what it takes to repeat itself, has this long before it counts as missed. */
const RUN_MINUTES = 50

/** Whether the run of a day should be over. */
export const isRunOver = (day: DateTime, now: DateTime): boolean =>
  runBeginsAt(day).plus({ minutes: RUN_MINUTES }) <= now

/** The hours between an attempt of a run that could not pay every artist and the next: 1, 2, 4, 8, 16, then 24. */
export const hoursUntilNextAttempt = (attempts: number): number => Math.min(24, 2 ** (attempts - 1))
