import { inject } from '@adonisjs/core'
import { ArtistQueries, type ArtistRow } from '#artists/public'
import { RecordAct, type Actor } from '#audit/public'
import { CreateForArtist } from '#catalog/public'
import { OncePerKey, type CallKey } from '#core/database/once_per_key'
import { InvalidField, NotFound } from '#core/exceptions/refusals'
import { ReadProviderProduct, type ProviderProduct } from '#fulfilment/public'
import { PricingService } from '#pricing/public'
import { toNumber, type Pence } from '#shared/money'

/** A product of the provider's store, or one variant of its catalogue. */
export type Choice = { storeProductId: number } | { catalogVariantId: number }

export type WantedProduct = Actor & {
  artistId: number
  choice: Choice
  /** Left out: the provider's name, and a description made of it (seed 001 §5). */
  name?: string
  description?: string | null
  /** Left out: what is advised. */
  sellingPrice?: Pence
  /** Hundredths of a percent. */
  markup?: number
  adminNotes: string | null
  designUrl: string | null
}

/**
 * An admin makes a product for an artist, who then decides. The provider is asked before anything is written, and its
 * costs are frozen on the product.
 */
@inject()
export class CreateProductForArtist {
  constructor(
    private read: ReadProviderProduct,
    private artists: ArtistQueries,
    private create: CreateForArtist,
    private record: RecordAct,
    private pricing: PricingService,
    private oncePerKey: OncePerKey
  ) {}

  /** Id of the new product. Throws what the provider, the prices and the choice may refuse. */
  async handle(wanted: WantedProduct, key: CallKey | null): Promise<number> {
    const artist = await this.#artist(wanted.artistId)
    const made = await this.#chosen(wanted.choice)
    const product = this.#toProduct(wanted, artist, made)
    return this.oncePerKey.handle(key, async (trx) => {
      const id = await this.create.handle(product, trx)
      const { name, sellingPrice, basePrice, printfulProductId } = product
      const amounts = { sellingPrice: toNumber(sellingPrice), basePrice: toNumber(basePrice) }
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

  async #artist(id: number): Promise<ArtistRow> {
    return this.artists.visible(id).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error
      throw new InvalidField('artistId', 'exists', 'There is no such artist')
    })
  }

  #chosen(choice: Choice): Promise<ProviderProduct> {
    return 'storeProductId' in choice
      ? this.read.ofStore(choice.storeProductId)
      : this.read.ofCatalog(choice.catalogVariantId)
  }

  #toProduct(wanted: WantedProduct, artist: ArtistRow, made: ProviderProduct) {
    const { basePrice, retail, previewUrl } = made
    const hasPreview = previewUrl !== null
    const first = this.pricing.firstPrice({ basePrice, retail, hasPreview, markup: wanted.markup })
    const name = wanted.name ?? made.name.slice(0, 200)
    return {
      artist,
      actorUserId: wanted.actorUserId,
      name,
      description: wanted.description || `Premium merchandise featuring ${name}`,
      adminNotes: wanted.adminNotes,
      productType: made.productType,
      sellingPrice: wanted.sellingPrice ?? first.sellingPrice,
      basePrice,
      advice: first,
      printfulProductId: made.printfulProductId,
      printfulData: made.data,
      thumbnailUrl: made.thumbnailUrl,
      previewUrl,
      designUrl: wanted.designUrl,
      variants: made.variants,
    }
  }
}
