import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { localTimeOf, momentOf, type LocalTime } from '#gigs/local_time'
import Gig from '#gigs/models/gig'
import { SkippedTime } from '#gigs/errors'

export type GigChange = Partial<LocalTime> & {
  name?: string
  venue?: string | null
  city?: string | null
  /** What the change was based on. */
  updatedAt?: string
}

/** Changes a gig. Omitted fields stay: if only the zone changes, the clock there shows the same time as before. */
export class ChangeGig {
  /** Throws NotFound, also for another artist's, ConcurrentModification and SkippedTime. */
  async handle(
    { gigId, artistId }: { gigId: number; artistId: number },
    { updatedAt, date, time, timeZone, ...change }: GigChange,
    caller?: TransactionClientContract
  ): Promise<Gig> {
    return inTransaction(caller, async (client) => {
      const gig = await Gig.query({ client }).where({ id: gigId, artistId }).forUpdate().first()
      if (!gig) throw new NotFound()
      assertNotModified('gig', gig.updatedAt, updatedAt)
      const before = localTimeOf(gig.startsAt, gig.timeZone)
      const now = {
        date: date ?? before.date,
        time: time ?? before.time,
        timeZone: timeZone ?? before.timeZone,
      }
      const startsAt = momentOf(now)
      if (!startsAt) throw new SkippedTime('time')
      return gig.merge({ ...change, startsAt, timeZone: now.timeZone }).save()
    })
  }
}
