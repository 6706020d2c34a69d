import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { momentOf, USUAL_TIME } from '#gigs/local_time'
import Gig from '#gigs/models/gig'
import { SkippedTime } from '#gigs/errors'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

export type NewGig = {
  artistId: number
  name: string
  venue?: string | null
  city?: string | null
  /** As clocks show it there; see `LocalTime`. */
  date: string
  time?: string
  timeZone?: string
}

/** Writes down where and when an artist plays. */
export class CreateGig {
  /** Throws SkippedTime, under the name that the field has in the caller's body. */
  async handle(
    { date, time = USUAL_TIME, timeZone = PLATFORM_TIMEZONE, ...gig }: NewGig,
    field = 'time',
    caller?: TransactionClientContract
  ): Promise<Gig> {
    const startsAt = momentOf({ date, time, timeZone })
    if (!startsAt) throw new SkippedTime(field)
    return inTransaction(caller, async (client) =>
      Gig.create({ ...gig, timeZone, startsAt }, { client })
    )
  }
}
