import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { TourNameTaken } from '#gigs/errors'
import type Tour from '#gigs/models/tour'
import { lockTour, type OwnTour } from '#gigs/tours/lock_tour'

/** Renames a tour. */
export class RenameTour {
  /** Throws NotFound, ConcurrentModification and TourNameTaken. */
  async handle(
    own: OwnTour,
    { name, updatedAt }: { name: string; updatedAt?: string },
    caller?: TransactionClientContract
  ): Promise<Tour> {
    try {
      return await inTransaction(caller, async (trx) => {
        const tour = await lockTour(own, updatedAt, trx)
        return tour.merge({ name }).save()
      })
    } catch (error) {
      if (isUniqueViolation(error, 'tours_name')) throw new TourNameTaken()
      throw error
    }
  }
}
