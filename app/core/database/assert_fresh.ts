import type { DateTime } from 'luxon'
import { Conflict } from '#core/exceptions/errors'

type Thing = 'product' | 'profile' | 'gig' | 'code' | 'account'

/** Somebody else was faster: nothing of theirs is overwritten (API.md, Conventions). */
export class StaleChange extends Conflict {
  constructor(thing: Thing) {
    super(`This ${thing} has changed since you opened it. Nothing was saved.`, 'E_STALE')
  }
}

/**
 * Throws StaleChange where a change is based on another state than that of the locked row, told by its `updatedAt`; a
 * change that is based on none is taken.
 */
export function assertFresh(thing: Thing, updatedAt: DateTime | Date, basedOn?: string | Date) {
  if (basedOn === undefined) return
  if (new Date(basedOn).getTime() !== updatedAt.valueOf()) throw new StaleChange(thing)
}
