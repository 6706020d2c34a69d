import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { assertWithinHundred, type GivenShare } from '#gigs/gig_shares'
import { agreeTheSame, takeOverShares } from '#gigs/share_rows'
import { defaultSharesOf, replaceDefaultShares } from '#gigs/tours/default_shares'
import { gigsWithDefaults } from '#gigs/tours/gigs_with_defaults'
import { lockTour, type OwnTour } from '#gigs/tours/lock_tour'
import { clock } from '#shared/clock'

/** Which gigs take changed defaults: those that join from now on, or also upcoming ones that still have the old defaults. */
export const DEFAULTS_FOR = ['new_gigs', 'gigs_to_come'] as const

export type TourDefaults = {
  shares: GivenShare[]
  codeLabel: string | null
  posterLine: string | null
  appliesTo: (typeof DEFAULTS_FOR)[number]
  /** The `updatedAt` that the caller saw. */
  updatedAt?: string
}

/**
 * Replaces the default shares and texts of a tour. If the artist chooses, upcoming gigs that still have the old defaults
 * take the new ones: never a past, cancelled or closed gig, nor one whose shares were set for the gig itself
 * (docs/rules/gig-shares.md#shares-of-a-tour).
 */
export class SaveTourDefaults {
  /** @returns how many gigs took the new defaults. Throws NotFound, ConcurrentModification and InvalidField. */
  async handle(
    { userId, ...own }: OwnTour & { userId: number },
    { shares, codeLabel, posterLine, appliesTo, updatedAt }: TourDefaults,
    caller?: TransactionClientContract
  ): Promise<number> {
    assertWithinHundred(shares)
    return inTransaction(caller, async (trx) => {
      const tour = await lockTour(own, updatedAt, trx)
      const { id, codeLabel: label, posterLine: line } = tour
      const old = { id, codeLabel: label, posterLine: line, shares: await defaultSharesOf(id, trx) }
      const following =
        appliesTo === 'gigs_to_come' ? await gigsWithDefaults(old, trx) : { shares: [], texts: [] }
      await replaceDefaultShares(id, shares, trx)
      if (!agreeTheSame(shares, old.shares))
        await takeOverShares({ gigIds: following.shares, shares, userId }, trx)
      await trx
        .from('gigs')
        .whereIn('id', following.texts)
        .update({ code_label: codeLabel, poster_line: posterLine })
      const changed = [...new Set([...following.shares, ...following.texts])]
      const now = clock.now()
      await trx.from('gigs').whereIn('id', changed).update({ updated_at: now.toJSDate() })
      await tour.merge({ codeLabel, posterLine, updatedAt: now }).save()
      return changed.length
    })
  }
}
