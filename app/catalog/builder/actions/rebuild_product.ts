import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/public'
import { LockProduct } from '#catalog/actions/lock_product'
import { NotifyAdminsOfDraft } from '#catalog/actions/notify_admins_of_draft'
import { SetAvailability } from '#catalog/actions/set_availability'
import { WriteProductChanges } from '#catalog/actions/write_product_changes'
import { ArtworkLocked } from '#catalog/artworks/errors'
import type { NewBuild } from '#catalog/builder/actions/build_products'
import { PlaceArtworks } from '#catalog/builder/actions/place_artworks'
import { ReadBuiltProduct, type BuiltProduct } from '#catalog/builder/read_built_product'
import { inTransaction } from '#core/database/in_transaction'

type Rebuild = {
  productId: number
  /** The account that makes the change: the owner, or a member of the band. */
  actorUserId: number
  /** The `updatedAt` that the caller saw. */
  ifUnmodifiedSince?: string
  build: NewBuild
}

/** Rebuilds a draft or a rejected product from new choices. It keeps its status and its history. */
@inject()
export class RebuildProduct {
  constructor(
    private readBuilt: ReadBuiltProduct,
    private lockProduct: LockProduct,
    private placeArtworks: PlaceArtworks,
    private writeChanges: WriteProductChanges,
    private setAvailability: SetAvailability,
    private notifyAdmins: NotifyAdminsOfDraft,
    private log: BandLog
  ) {}

  /**
   * Reads everything at the provider before it writes. Throws NotFound, ConcurrentModification, ArtworkLocked, PriceTooLow,
   * and what ReadBuiltProduct, PlaceArtworks and SetAvailability throw.
   */
  async handle({ build, ...which }: Rebuild): Promise<void> {
    const built = await this.readBuilt.handle(build)
    await inTransaction(undefined, (trx) => this.#write(which, { build, built }, trx))
  }

  async #write(
    { actorUserId, ...which }: Omit<Rebuild, 'build'>,
    { build, built }: { build: NewBuild; built: BuiltProduct },
    trx: TransactionClientContract
  ): Promise<void> {
    const { name, description, sellingPrice, availability: sale } = build
    if (sale?.gigIds) await this.setAvailability.lockGigs(sale.gigIds, trx)
    const product = await this.lockProduct.handle(which, trx)
    const { id: productId, artist_id: artistId, status } = product
    if (status !== 'draft' && status !== 'rejected') throw new ArtworkLocked()
    const { blankId, spec, sides } = built
    const artworkColumns = await this.placeArtworks.check(artistId, sides, trx)
    const columns = { ...artworkColumns, blank_id: blankId }
    await this.writeChanges.handle(product, { name, description, sellingPrice, spec, columns }, trx)
    await this.placeArtworks.write({ productId, artistId }, sides, trx)
    if (sale) await this.setAvailability.handle({ productId, actorUserId, sale }, trx)
    if (status === 'draft') await this.notifyAdmins.handle({ productId, artistId }, trx)
    const entry = { artistId, actorUserId, subject: product.name }
    await this.log.record({ ...entry, action: 'product.change' }, trx)
  }
}
