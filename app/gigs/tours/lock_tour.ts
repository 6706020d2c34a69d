import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assertNotModified } from '#core/database/assert_not_modified'
import { NotFound } from '#core/exceptions/errors'
import Tour from '#gigs/models/tour'

export type OwnTour = { tourId: number; artistId: number }

/**
 * Locks an artist's tour until the transaction ends; gigs are locked after their tour. Throws NotFound, also for another
 * artist's, and ConcurrentModification.
 */
export async function lockTour(
  { tourId, artistId }: OwnTour,
  updatedAt: string | undefined,
  trx: TransactionClientContract
): Promise<Tour> {
  const tour = await Tour.query({ client: trx }).where({ id: tourId, artistId }).forUpdate().first()
  if (!tour) throw new NotFound()
  assertNotModified('tour', tour.updatedAt, updatedAt)
  return tour
}
