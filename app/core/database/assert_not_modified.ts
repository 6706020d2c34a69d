import type { DateTime } from 'luxon'
import { Conflict } from '#core/exceptions/errors'

type Thing =
  | 'product'
  | 'profile'
  | 'gig'
  | 'tour'
  | 'code'
  | 'account'
  | 'choice'
  | 'member'
  | 'report'
  | 'pause'
  | 'setting'
  | 'request'
  | 'check'

/**
 * Another caller changed the row first: their change is not overwritten (docs/rules/http-api.md#concurrent-changes).
 */
export class ConcurrentModification extends Conflict {
  constructor(thing: Thing) {
    super(
      `This ${thing} has changed since you opened it. Nothing was saved.`,
      'E_CONCURRENT_MODIFICATION'
    )
  }
}

/**
 * Throws ConcurrentModification where the locked row was changed since the caller read it, which its `updatedAt` tells;
 * a change that names no time is accepted.
 */
export function assertNotModified(
  thing: Thing,
  updatedAt: DateTime | Date,
  ifUnmodifiedSince?: string | Date
) {
  if (ifUnmodifiedSince === undefined) return
  if (new Date(ifUnmodifiedSince).getTime() !== updatedAt.valueOf())
    throw new ConcurrentModification(thing)
}
