import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AssertUsable } from '#catalog/artworks/actions/assert_usable'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { previewUrl } from '#catalog/artworks/storage/artwork_files'
import { RemovePlacements } from '#catalog/builder/actions/remove_placements'
import { OutsidePrintArea } from '#catalog/builder/errors'
import { COMPOSE_PREVIEW_JOB, MAKE_SIDE_PRINT_FILE_JOB } from '#catalog/builder/job_names'
import type { PlacedSide } from '#catalog/builder/read_built_product'
import { jobs } from '#core/jobs/main'
import { clock } from '#shared/clock'
import { isInArea } from '#shared/print_placement'

/** Checks the placements of a product, and writes them in place of earlier ones. */
@inject()
export class PlaceArtworks {
  constructor(
    private assertUsable: AssertUsable,
    private removePlacements: RemovePlacements
  ) {}

  /**
   * Checks the sides and returns the columns of `products` that follow from the first one. Call it before the product is
   * written. Throws NotFound, ArtworkRevoked, RightsNotConfirmed, OutsidePrintArea.
   */
  async check(artistId: number, sides: readonly PlacedSide[], trx: TransactionClientContract) {
    const artworks: ArtworkRow[] = []
    for (const { artworkId, area, placement, ...place } of sides) {
      const artwork = await this.assertUsable.handle({ artworkId, artistId }, trx)
      if (!isInArea(place, artwork, area)) throw new OutsidePrintArea(placement)
      artworks.push(artwork)
    }
    const [first] = artworks
    return { artwork_id: first!.id, design_url: previewUrl(first!.preview_key) }
  }

  /** Writes the placements of a product. Jobs make its print files and its preview once the transaction commits. */
  async write(
    { productId, artistId }: { productId: number; artistId: number },
    sides: readonly PlacedSide[],
    trx: TransactionClientContract
  ): Promise<void> {
    const now = clock.now().toJSDate()
    await this.removePlacements.handle(productId, trx)
    const rows: { id: number }[] = await trx
      .insertQuery()
      .table('product_placements')
      .multiInsert(
        sides.map(({ placement, artworkId, x, y, width, area }) => ({
          product_id: productId,
          artist_id: artistId,
          placement,
          artwork_id: artworkId,
          x,
          y,
          width,
          area_width: area.width,
          area_height: area.height,
          area_dpi: area.dpi,
          created_at: now,
        }))
      )
      .returning('id')
    for (const { id: placementId } of rows)
      await jobs.enqueue(MAKE_SIDE_PRINT_FILE_JOB, { placementId }, trx)
    await jobs.enqueue(COMPOSE_PREVIEW_JOB, { productId }, trx)
  }
}
