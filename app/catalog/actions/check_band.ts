import { inject } from '@adonisjs/core'
import { StoreProductOfOtherBand } from '#catalog/errors'
import type { ProviderProductRef } from '#catalog/provider_product_port'
import { OtherBandQuery } from '#catalog/queries/other_band_query'

type Assignment = {
  artistId: number
  ref: ProviderProductRef
  /** What the chosen product is called at the provider. */
  name: string
  /** The admin has seen whose it looks like, and confirms the choice. */
  isConfirmed?: boolean
}

/** Asks for a confirmation where a store product is assigned that looks like another band's. */
@inject()
export class CheckBand {
  constructor(private otherBand: OtherBandQuery) {}

  /** Throws StoreProductOfOtherBand. */
  async handle({ artistId, ref, name, isConfirmed }: Assignment): Promise<void> {
    if (isConfirmed || !('storeProductId' in ref)) return
    const { storeProductId } = ref
    const bandName = await this.otherBand.handle({ storeProductId, name, artistId })
    if (bandName !== null) throw new StoreProductOfOtherBand(bandName)
  }
}
