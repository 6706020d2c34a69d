import { DateTime } from 'luxon'
import { StaleChange } from '#gigs/refusals'

/** Throws StaleChange where a change was based on another state than the locked row's; one based on none is taken. */
export function assertFresh(row: { updatedAt: DateTime }, basedOn: string | undefined) {
  if (basedOn === undefined) return
  if (DateTime.fromISO(basedOn).toMillis() !== row.updatedAt.toMillis()) throw new StaleChange()
}
