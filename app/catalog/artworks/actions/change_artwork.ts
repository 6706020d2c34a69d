import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LockedProduct } from '#catalog/actions/lock_product'
import type { ProductChanges } from '#catalog/actions/write_product_changes'
import { UseArtwork } from '#catalog/artworks/actions/use_artwork'
import { ArtworkLocked } from '#catalog/artworks/errors'
import { RemovePlacements } from '#catalog/builder/actions/remove_placements'

type ArtworkColumns = { artwork_id?: number | null; design_url?: string | null; blank_id?: null }

/** An artwork can change until its artist is asked to approve what was made of it. */
const OPEN: LockedProduct['status'][] = ['draft', 'rejected']

/**
 * The columns by which a change of a locked product changes its artwork. A link that is typed instead replaces the artwork,
 * and another type of product has a print file of its own made. A change of artwork,
 * blank or type removes the placements; the new artwork fills the print area until it is placed.
 */
@inject()
export class ChangeArtwork {
  constructor(
    private useArtwork: UseArtwork,
    private removePlacements: RemovePlacements
  ) {}

  /** Throws ArtworkLocked, and what UseArtwork throws. */
  async handle(
    product: LockedProduct,
    changes: ProductChanges,
    trx: TransactionClientContract
  ): Promise<ArtworkColumns> {
    const columns = await this.#artworkColumns(product, changes, trx)
    const { artworkId, designUrl, productType, spec } = changes
    const isOther =
      (artworkId !== undefined && artworkId !== product.artwork_id) ||
      (designUrl !== undefined && designUrl !== product.design_url) ||
      (productType !== undefined && productType !== product.product_type) ||
      spec !== undefined
    if (product.blank_id === null || !isOther) return columns
    await this.removePlacements.handle(product.id, trx)
    const type = productType ?? spec?.productType ?? product.product_type
    if (product.artwork_id !== null && columns.artwork_id === undefined)
      await this.useArtwork.requestPrintFile(
        { artworkId: product.artwork_id, productType: type },
        trx
      )
    return { ...columns, blank_id: null }
  }

  async #artworkColumns(
    product: LockedProduct,
    { artworkId, designUrl, productType, spec }: ProductChanges,
    trx: TransactionClientContract
  ): Promise<ArtworkColumns> {
    const type = productType ?? spec?.productType ?? product.product_type
    if (artworkId !== undefined && artworkId !== product.artwork_id) {
      if (!OPEN.includes(product.status)) throw new ArtworkLocked()
      if (artworkId === null) return { artwork_id: null, design_url: null }
      const use = { artworkId, artistId: product.artist_id, productType: type }
      return this.useArtwork.handle(use, trx)
    }
    const { artwork_id: own } = product
    if (own === null) return {}
    if (designUrl !== undefined && designUrl !== product.design_url) return { artwork_id: null }
    if (type !== product.product_type)
      await this.useArtwork.requestPrintFile({ artworkId: own, productType: type }, trx)
    return {}
  }
}
