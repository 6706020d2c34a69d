import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import { assertNotModified } from '#core/database/assert_not_modified'
import { SheetClosed } from '#gigs/errors'
import Gig from '#gigs/models/gig'
import { GigShareQueries } from '#gigs/queries/gig_share_queries'

export type OwnGig = { gigId: number; artistId: number }

/**
 * Locks an artist's gig whose settlement sheet is open, until the transaction ends. Throws NotFound, also for another
 * artist's, ConcurrentModification and SheetClosed.
 */
export async function lockOpenGig(
  { gigId, artistId }: OwnGig,
  updatedAt: string | undefined,
  trx: TransactionClientContract
): Promise<Gig> {
  const gig = await Gig.query({ client: trx }).where({ id: gigId, artistId }).forUpdate().first()
  if (!gig) throw new NotFound()
  assertNotModified('gig', gig.updatedAt, updatedAt)
  if (await new GigShareQueries().isClosed(gig.id, trx)) throw new SheetClosed()
  return gig
}
