import { inject } from '@adonisjs/core'
import { CheckBand } from '#admin/actions/check_band'
import {
  ReadChosenProduct,
  type ProviderProductRef,
  type ChosenProduct,
} from '#admin/provider_product_ref'
import { AssignedArtist } from '#admin/queries/assigned_artist'
import { AskForApproval } from '#approvals/public'
import type { ArtistRow } from '#artists/public'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { CreateForArtist, PRODUCT_LENGTHS } from '#catalog/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { toNumber, type Pence } from '#shared/money'

export type WantedProduct = Actor & {
  artistId: number
  ref: ProviderProductRef
  /** Left out: the provider's name, and a description made of it. */
  name?: string
  description?: string | null
  /** Left out: what is advised. */
  sellingPrice?: Pence
  /** Hundredths of a percent. */
  markup?: number
  adminNotes: string | null
  designUrl: string | null
  confirmsOtherBand?: boolean
}

/**
 * An admin makes a product for an artist, who is told and then decides. The provider is asked before anything is written,
 * and its costs are frozen on the product.
 */
@inject()
export class CreateProductForArtist {
  constructor(
    private readChosen: ReadChosenProduct,
    private assigned: AssignedArtist,
    private checkBand: CheckBand,
    private create: CreateForArtist,
    private askForApproval: AskForApproval,
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore
  ) {}

  /** Id of the new product. Throws StoreProductOfOtherBand, and what the provider, the prices and the choice may refuse. */
  async handle(wanted: WantedProduct, key: IdempotencyKey | null): Promise<number> {
    const artist = await this.assigned.handle(wanted.artistId)
    const { ref, markup, confirmsOtherBand: isConfirmed } = wanted
    const chosen = await this.readChosen.handle(ref, markup)
    await this.checkBand.handle({ artistId: artist.id, ref, chosen, isConfirmed })
    const product = toProduct(wanted, artist, chosen)
    return this.idempotency.handle(key, async (trx) => {
      const id = await this.create.handle(product, trx)
      await this.askForApproval.handle(id, trx)
      const { name, sellingPrice, spec } = product
      const amounts = {
        sellingPrice: toNumber(sellingPrice),
        basePrice: toNumber(spec.basePrice),
      }
      const { printfulProductId } = spec
      await this.record.handle(
        {
          actorUserId: wanted.actorUserId,
          requestId: wanted.requestId,
          action: 'product.create',
          subjectType: 'product',
          subjectId: id,
          after: { artistId: artist.id, name, printfulProductId, ...amounts },
        },
        trx
      )
      return id
    })
  }
}

function toProduct(
  wanted: WantedProduct,
  artist: ArtistRow,
  { made, initialPrice, spec }: ChosenProduct
) {
  const name = wanted.name ?? made.name.slice(0, PRODUCT_LENGTHS.name)
  return {
    artist,
    actorUserId: wanted.actorUserId,
    name,
    description: wanted.description || `Premium merchandise featuring ${name}`,
    adminNotes: wanted.adminNotes,
    designUrl: wanted.designUrl,
    sellingPrice: wanted.sellingPrice ?? initialPrice,
    spec,
  }
}
