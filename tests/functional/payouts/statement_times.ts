import { DateTime } from 'luxon'
import { clock } from '#shared/clock'

/** Runs something at a moment, in UTC. */
export function thisTime<Result>(iso: string, work: () => Promise<Result>): Promise<Result> {
  const moment = DateTime.fromISO(iso, { zone: 'utc' })
  const restore = clock.set(() => moment)
  return work().finally(restore)
}
