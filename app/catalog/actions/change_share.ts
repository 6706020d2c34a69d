import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockProfiles, SetShare } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockProductsOfArtist } from '#catalog/actions/lock_products_of_artist'
import { RepriceProducts } from '#catalog/actions/reprice_products'
import { assertNotModified } from '#core/database/assert_not_modified'
import { inTransaction } from '#core/database/in_transaction'
import { percentageToNumber, type Percentage } from '#shared/percentage'

type ShareChange = Actor & { artistId: number; share: Percentage; ifUnmodifiedSince?: string }

/**
 * Changes an artist's share of later sales and the prices that follow from it on their products, in one transaction. What was ordered
 * keeps the share frozen on its row (docs/rules/pricing.md#share).
 */
@inject()
export class ChangeShare {
  constructor(
    private lockProducts: LockProductsOfArtist,
    private lockProfiles: LockProfiles,
    private setShare: SetShare,
    private repriceProducts: RepriceProducts,
    private record: RecordAuditEntry
  ) {}

  /** A share that holds already is left as it is. Throws NotFound, ConcurrentModification. */
  async handle(
    { artistId, share, ifUnmodifiedSince, ...actor }: ShareChange,
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      await this.lockProducts.handle(artistId, trx)
      const [profile] = await this.lockProfiles.handle([artistId], trx)
      const { share: before, updatedAt } = profile!
      if (before === share) return
      assertNotModified('profile', updatedAt, ifUnmodifiedSince)
      await this.setShare.handle(artistId, share, trx)
      await this.repriceProducts.handle(artistId, share, trx)
      await this.record.handle(
        {
          ...actor,
          action: 'artist.share',
          subjectType: 'artist',
          subjectId: artistId,
          before: { profitSharePercentage: percentageToNumber(before) },
          after: { profitSharePercentage: percentageToNumber(share) },
        },
        trx
      )
    })
  }
}
