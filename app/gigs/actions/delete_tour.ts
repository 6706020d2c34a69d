import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { lockTour, type OwnTour } from '#gigs/tours/lock_tour'
import { leaveTours } from '#gigs/tours/leave_tours'

/** Deletes a tour with its defaults. Its gigs stay, with the shares that they took over. */
export class DeleteTour {
  /** Throws NotFound, also for another artist's. */
  async handle(own: OwnTour, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const tour = await lockTour(own, undefined, trx)
      await leaveTours((gigs) => gigs.where('tour_id', tour.id), trx)
      await tour.delete()
    })
  }
}
