import { inject } from '@adonisjs/core'
import { CheckBand } from '#admin/actions/check_band'
import { ReadChosenProduct, type ProviderProductRef } from '#admin/provider_product_ref'
import type { Actor } from '#audit/public'
import {
  LockProduct,
  RecordProductChange,
  ReplaceProviderProduct,
  type ProviderProductReplacement,
} from '#catalog/public'
import { inTransaction } from '#core/database/in_transaction'

type WantedChange = {
  actor: Actor
  productId: number
  ifUnmodifiedSince?: Date
  /** What it is to be made of; left out, that stays. */
  ref?: ProviderProductRef
  /** Hundredths of a percent; counts with a choice alone. */
  markup?: number
  confirmsOtherBand?: boolean
  changes: Omit<ProviderProductReplacement, 'spec'>
}

/**
 * An admin changes a product that its artist has not said yes to: what it is made of, its text and its price. The
 * provider is asked before anything is written.
 */
@inject()
export class UpdateUnapprovedProduct {
  constructor(
    private readChosen: ReadChosenProduct,
    private checkBand: CheckBand,
    private lockProduct: LockProduct,
    private replaceProduct: ReplaceProviderProduct,
    private recordChange: RecordProductChange
  ) {}

  /** Throws NotFound, ConcurrentModification, ProductAlreadyApproved, StoreProductOfOtherBand, and what the provider, the prices and the choice may refuse. */
  async handle(wanted: WantedChange): Promise<void> {
    const { actor, ref, markup, changes, confirmsOtherBand: isConfirmed, ...which } = wanted
    const chosen = ref && (await this.readChosen.handle(ref, markup))
    await inTransaction(undefined, async (trx) => {
      const before = await this.lockProduct.handle(which, trx)
      if (ref && chosen) {
        const artistId = before.artist_id
        await this.checkBand.handle({ artistId, ref, chosen, isConfirmed })
      }
      await this.replaceProduct.handle(before, { ...changes, spec: chosen?.spec }, trx)
      await this.recordChange.handle(before, actor, trx)
    })
  }
}
