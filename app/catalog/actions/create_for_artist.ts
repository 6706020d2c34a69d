import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ArtistRow } from '#artists/public'
import { InsertProduct } from '#catalog/actions/insert_product'
import { OfferVariants } from '#catalog/actions/offer_variants'
import { productSpecColumns, type ProductSpec } from '#catalog/product_spec'
import type { Pence } from '#shared/money'

export type ProductForArtist = {
  artist: Pick<ArtistRow, 'id'>
  actorUserId: number
  name: string
  description: string | null
  adminNotes: string | null
  designUrl: string | null
  sellingPrice: Pence
  spec: ProductSpec
}

/**
 * A product that an admin makes for an artist: it waits for the artist's approval
 * (docs/rules/products-and-approval.md#moves).
 */
@inject()
export class CreateForArtist {
  constructor(
    private insertProduct: InsertProduct,
    private offerVariants: OfferVariants
  ) {}

  /** The new id. Throws PriceTooLow, NothingToOffer, and StoreProductTaken. */
  async handle(
    { artist, actorUserId, sellingPrice, spec, ...words }: ProductForArtist,
    trx: TransactionClientContract
  ): Promise<number> {
    const columns = {
      ...productSpecColumns(spec),
      name: words.name,
      description: words.description,
      admin_notes: words.adminNotes,
      design_url: words.designUrl,
      created_by_admin: true,
    }
    const { basePrice, variants } = spec
    const status = 'pending_approval' as const
    const beginning = { artist, actorUserId, status, sellingPrice, basePrice, columns }
    const id = await this.insertProduct.handle(beginning, trx)
    await this.offerVariants.handle(id, variants, trx)
    return id
  }
}
