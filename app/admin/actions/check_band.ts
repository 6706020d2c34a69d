import { inject } from '@adonisjs/core'
import type { ProviderProductRef, ChosenProduct } from '#admin/provider_product_ref'
import { OtherBandQuery } from '#admin/queries/other_band_query'
import { StoreProductOfOtherBand } from '#admin/errors'

type Assignment = {
  artistId: number
  ref: ProviderProductRef
  chosen: ChosenProduct
  /** The admin has been told whose it looks like, and means it. */
  isConfirmed?: boolean
}

/** Asks for a confirmation where a store product is assigned that looks like another band's. */
@inject()
export class CheckBand {
  constructor(private otherBand: OtherBandQuery) {}

  /** Throws StoreProductOfOtherBand. */
  async handle({ artistId, ref, chosen, isConfirmed }: Assignment): Promise<void> {
    if (isConfirmed || !('storeProductId' in ref)) return
    const { storeProductId } = ref
    const { name } = chosen.made
    const bandName = await this.otherBand.handle({ storeProductId, name, artistId })
    if (bandName !== null) throw new StoreProductOfOtherBand(bandName)
  }
}
