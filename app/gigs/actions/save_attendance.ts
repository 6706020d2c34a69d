import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { lockOpenGig, type OwnGig } from '#gigs/actions/lock_open_gig'
import type Gig from '#gigs/models/gig'

/** Writes how many people came to a gig; null where that is not known. */
export class SaveAttendance {
  /** Throws NotFound, ConcurrentModification and SheetClosed. */
  async handle(
    own: OwnGig,
    { attendance, updatedAt }: { attendance: number | null; updatedAt?: string },
    caller?: TransactionClientContract
  ): Promise<Gig> {
    return inTransaction(caller, async (trx) => {
      const gig = await lockOpenGig(own, updatedAt, trx)
      return gig.merge({ attendance }).save()
    })
  }
}
