import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { TourNameTaken } from '#gigs/errors'
import Tour from '#gigs/models/tour'

/** Creates a tour without gigs and defaults. */
export class CreateTour {
  /** Throws TourNameTaken, under the name that the field has in the caller's body. */
  async handle(
    tour: { artistId: number; name: string },
    caller?: TransactionClientContract,
    field = 'name'
  ): Promise<Tour> {
    return inTransaction(caller, async (trx) => {
      try {
        // In a savepoint: a refused insert must not spoil the caller's transaction.
        return await trx.transaction((client) => Tour.create(tour, { client }))
      } catch (error) {
        if (isUniqueViolation(error, 'tours_name')) throw new TourNameTaken(field)
        throw error
      }
    })
  }
}
