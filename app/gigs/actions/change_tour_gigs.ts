import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'
import { UnknownGig } from '#gigs/errors'
import Gig from '#gigs/models/gig'
import { joinTour } from '#gigs/tours/join_tour'
import { leaveTours } from '#gigs/tours/leave_tours'
import { lockTour, type OwnTour } from '#gigs/tours/lock_tour'
import { clock } from '#shared/clock'

type GigsOfTour = { add: number[]; remove: number[]; updatedAt?: string }

/**
 * Adds gigs to a tour, also from another tour, and removes gigs from it. All or none. Safe to call twice: gigs already in
 * place stay as they are.
 */
export class ChangeTourGigs {
  /** Throws NotFound, ConcurrentModification, UnknownGig, TooManyGigs, and InvalidField for a gig in both lists. */
  async handle(
    { userId, ...own }: OwnTour & { userId: number },
    { add, remove, updatedAt }: GigsOfTour,
    caller?: TransactionClientContract
  ): Promise<void> {
    if (add.some((id) => remove.includes(id)))
      throw new InvalidField('add', 'once', 'Choose whether to add or remove a gig, not both')
    await inTransaction(caller, async (trx) => {
      const tour = await lockTour(own, updatedAt, trx)
      const ids = [...new Set([...add, ...remove])]
      const gigs = await Gig.query({ client: trx })
        .whereIn('id', ids)
        .where('artistId', own.artistId)
        .orderBy('id')
        .forUpdate()
      if (gigs.length < ids.length) throw new UnknownGig()
      await leaveTours((rows) => rows.where('tour_id', tour.id).whereIn('id', remove), trx)
      await joinTour({ tour, gigs: gigs.filter(({ id }) => add.includes(id)), userId }, trx)
      await tour.merge({ updatedAt: clock.now() }).save()
    })
  }
}
