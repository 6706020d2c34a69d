import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog, type ArtistRow } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { UseArtwork } from '#catalog/artworks/actions/use_artwork'
import { CheckBand } from '#catalog/actions/check_band'
import { InsertProduct, type ProductStart } from '#catalog/actions/insert_product'
import { NotifyAdminsOfDraft } from '#catalog/actions/notify_admins_of_draft'
import { OfferVariants } from '#catalog/actions/offer_variants'
import { approvalRequestPort } from '#catalog/approval_request_port'
import { PRODUCT_LENGTHS } from '#catalog/product_limits'
import { productSpecColumns } from '#catalog/product_spec'
import type { ProductType } from '#shared/product_type'
import type { ProviderProductRef } from '#catalog/provider_product_port'
import { ChosenProductQuery, type ChosenProduct } from '#catalog/queries/chosen_product_query'
import { ProductTypeCosts } from '#catalog/product_type_costs'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { toNumber, type Pence } from '#shared/money'

/** A draft whose cost is provisional until an admin sets it (docs/rules/pricing.md#provisional-cost). */
type ByArtist = {
  role: 'artist'
  name: string
  sellingPrice: Pence
  productType: ProductType
  /** One of the artist's, instead of a `designUrl`. */
  artworkId: number | null
  /** The account that adds it, if not the owner of the band. */
  actorUserId?: number
}

/** Made of a product of the provider; waits for the artist's approval (docs/rules/products-and-approval.md#moves). */
type ByAdmin = {
  role: 'admin'
  actor: Actor
  ref: ProviderProductRef
  /** Left out: the provider's name. */
  name?: string
  /** Left out: what is advised. */
  sellingPrice?: Pence
  /** Hundredths of a percent. */
  markup?: number
  adminNotes: string | null
  confirmsOtherBand?: boolean
}

export type NewProduct = {
  artist: Pick<ArtistRow, 'id' | 'user_id'>
  /** Null from an admin: a sentence with the name. */
  description: string | null
  designUrl: string | null
  by: ByArtist | ByAdmin
}

/**
 * Creates a product. For an artist it creates a draft and mails the admins. For an admin it reads the chosen product at
 * the provider before anything is written, freezes its costs, and asks the artist to approve it.
 */
@inject()
export class CreateProduct {
  constructor(
    private chosen: ChosenProductQuery,
    private typeCosts: ProductTypeCosts,
    private checkBand: CheckBand,
    private insertProduct: InsertProduct,
    private offerVariants: OfferVariants,
    private notifyAdmins: NotifyAdminsOfDraft,
    private useArtwork: UseArtwork,
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore,
    private log: BandLog
  ) {}

  /**
   * The new id, or that of the first call with the same key. Throws PriceTooLow; for an artist also what UseArtwork throws,
   * and for an admin StoreProductOfOtherBand, NothingToOffer, StoreProductTaken, and what the provider may refuse.
   */
  async handle(
    product: NewProduct,
    key: IdempotencyKey | null,
    caller?: TransactionClientContract
  ): Promise<number> {
    const { by } = product
    const create =
      by.role === 'artist' ? await this.#draft(product, by) : await this.#chosen(product, by)
    return this.idempotency.handle(key, create, caller)
  }

  async #draft({ artist, ...product }: NewProduct, by: ByArtist): Promise<Create> {
    const basePrice = await this.typeCosts.of(by.productType)
    const actorUserId = by.actorUserId ?? artist.user_id
    const start: ProductStart = {
      artist,
      actorUserId,
      status: 'draft',
      sellingPrice: by.sellingPrice,
      basePrice,
      columns: {
        name: by.name,
        description: product.description,
        product_type: by.productType,
        design_url: product.designUrl,
        is_cost_provisional: true,
      },
    }
    const { artworkId, productType } = by
    return async (trx) => {
      if (artworkId !== null) {
        const use = { artworkId, artistId: artist.id, productType }
        Object.assign(start.columns, await this.useArtwork.handle(use, trx))
      }
      const productId = await this.insertProduct.handle(start, trx)
      await this.notifyAdmins.handle({ productId, artistId: artist.id }, trx)
      const entry = { artistId: artist.id, actorUserId, subject: by.name }
      await this.log.record({ ...entry, action: 'product.add' }, trx)
      return productId
    }
  }

  async #chosen(product: NewProduct, by: ByAdmin): Promise<Create> {
    const chosen = await this.chosen.handle(by.ref, by.markup)
    const { confirmsOtherBand: isConfirmed, ref } = by
    await this.checkBand.handle({
      artistId: product.artist.id,
      ref,
      name: chosen.name,
      isConfirmed,
    })
    const start = toStart(product, by, chosen)
    return async (trx) => {
      const productId = await this.insertProduct.handle(start, trx)
      await this.offerVariants.handle(productId, chosen.spec.variants, trx)
      await approvalRequestPort.current()(productId, trx)
      await this.#record(productId, start, by, chosen, trx)
      return productId
    }
  }

  async #record(
    subjectId: number,
    { artist, columns, sellingPrice, basePrice }: ProductStart,
    { actor }: ByAdmin,
    { spec: { printfulProductId } }: ChosenProduct,
    trx: TransactionClientContract
  ) {
    const after = {
      artistId: artist.id,
      name: columns.name,
      printfulProductId,
      sellingPrice: toNumber(sellingPrice),
      basePrice: toNumber(basePrice),
    }
    const entry = { action: 'product.create', subjectType: 'product', subjectId, after }
    await this.record.handle({ ...actor, ...entry }, trx)
  }
}

type Create = (trx: TransactionClientContract) => Promise<number>

function toStart(
  { artist, description, designUrl }: NewProduct,
  by: ByAdmin,
  { name: providerName, initialPrice, spec }: ChosenProduct
): ProductStart {
  const name = by.name ?? providerName.slice(0, PRODUCT_LENGTHS.name)
  return {
    artist,
    actorUserId: by.actor.actorUserId,
    status: 'pending_approval',
    sellingPrice: by.sellingPrice ?? initialPrice,
    basePrice: spec.basePrice,
    columns: {
      ...productSpecColumns(spec),
      name,
      description: description || `Premium merchandise featuring ${name}`,
      admin_notes: by.adminNotes,
      design_url: designUrl,
      created_by_admin: true,
    },
  }
}
