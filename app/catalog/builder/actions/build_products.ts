import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog, type ArtistRow } from '#artists/public'
import { InsertProduct } from '#catalog/actions/insert_product'
import { NotifyAdminsOfDraft } from '#catalog/actions/notify_admins_of_draft'
import { OfferVariants } from '#catalog/actions/offer_variants'
import { SetAvailability } from '#catalog/actions/set_availability'
import type { SaleChange } from '#shared/sale_change'
import { PlaceArtworks } from '#catalog/builder/actions/place_artworks'
import {
  ReadBuiltProduct,
  type BuiltProduct,
  type WantedBuild,
} from '#catalog/builder/read_built_product'
import { productSpecColumns } from '#catalog/product_spec'
import { InvalidField } from '#core/exceptions/errors'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import type { Pence } from '#shared/money'

/** The band, and the account that builds for it. */
type Maker = { artist: Pick<ArtistRow, 'id' | 'user_id'>; actorUserId: number }

/** A product as its artist built it. */
export type NewBuild = WantedBuild & {
  name: string
  description: string | null
  sellingPrice: Pence
  /** When and to whom it is sold; left out, a new product is sold always, and another keeps what is set. */
  availability?: SaleChange
}

/**
 * Creates drafts from what an artist built: the first product, and the same artwork on others. Each has the provider's
 * variants and their real cost, so that an admin only checks it and sends it to its artist. Creates all, or none.
 */
@inject()
export class BuildProducts {
  constructor(
    private readBuilt: ReadBuiltProduct,
    private placeArtworks: PlaceArtworks,
    private insertProduct: InsertProduct,
    private offerVariants: OfferVariants,
    private setAvailability: SetAvailability,
    private notifyAdmins: NotifyAdminsOfDraft,
    private log: BandLog,
    private idempotency: IdempotencyStore
  ) {}

  /**
   * Returns the id of the first product; for a repeated key, that of the first call. Reads everything at the provider
   * before it writes. Throws PriceTooLow, and what ReadBuiltProduct, PlaceArtworks and SetAvailability throw.
   */
  async handle(
    maker: Maker,
    builds: readonly [NewBuild, ...NewBuild[]],
    key: IdempotencyKey | null
  ): Promise<number> {
    const read: { build: NewBuild; built: BuiltProduct }[] = []
    for (const [index, build] of builds.entries()) {
      const built = await named(index, build, () => this.readBuilt.handle(build))
      read.push({ build, built })
    }
    return this.idempotency.handle(key, async (trx) => {
      const gigIds = builds.flatMap(({ availability }) => availability?.gigIds ?? [])
      if (gigIds.length > 0) await this.setAvailability.lockGigs(gigIds, trx)
      const ids: number[] = []
      for (const [index, { build, built }] of read.entries())
        ids.push(await named(index, build, () => this.#create(maker, build, built, trx)))
      return ids[0]!
    })
  }

  async #create(
    { artist, actorUserId }: Maker,
    { name, description, sellingPrice, availability: sale }: NewBuild,
    { blankId, spec, sides }: BuiltProduct,
    trx: TransactionClientContract
  ): Promise<number> {
    const artworkColumns = await this.placeArtworks.check(artist.id, sides, trx)
    const productId = await this.insertProduct.handle(
      {
        artist,
        actorUserId,
        status: 'draft',
        sellingPrice,
        basePrice: spec.basePrice,
        columns: {
          ...productSpecColumns(spec),
          ...artworkColumns,
          name,
          description,
          blank_id: blankId,
        },
      },
      trx
    )
    await this.offerVariants.handle(productId, spec.variants, trx)
    await this.placeArtworks.write({ productId, artistId: artist.id }, sides, trx)
    if (sale) await this.setAvailability.handle({ productId, actorUserId, sale }, trx)
    await this.notifyAdmins.handle({ productId, artistId: artist.id }, trx)
    const entry = { artistId: artist.id, actorUserId, subject: name }
    await this.log.record({ ...entry, action: 'product.add' }, trx)
    return productId
  }
}

/** Puts the name of one of the other products, and its place in `alsoAs`, into the error about it. */
async function named<Result>(
  index: number,
  { name }: NewBuild,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const [refused] = error instanceof InvalidField ? error.fields : []
    if (index === 0 || !refused) throw error
    const { field, rule, message } = refused
    throw new InvalidField(`alsoAs.${index - 1}.${field}`, rule, `${name}: ${message}`)
  }
}
