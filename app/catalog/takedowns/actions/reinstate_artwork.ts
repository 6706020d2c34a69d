import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { artworkLimits } from '#config/artworks'
import { inspectArtwork } from '#catalog/artworks/decode_artwork'
import { MAKE_PRINT_FILE_JOB } from '#catalog/artworks/job_names'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { inWorkFolder } from '#catalog/artworks/storage/work_folder'
import { COMPOSE_PREVIEW_JOB, MAKE_SIDE_PRINT_FILE_JOB } from '#catalog/builder/job_names'
import { jobs } from '#core/jobs/main'
import type { ProductType } from '#shared/product_type'

/** `artworks.revoked_reason` where a legal takedown revoked it. Any other reason is never undone. */
export const REVOKED_BY_TAKEDOWN = 'Its products were taken down'

/**
 * Ends the revocation of an artwork: draws its preview again from the original, and requests the print files and pictures of
 * its products. Until they are made, orders of these products wait. Safe to call twice.
 */
@inject()
export class ReinstateArtwork {
  constructor(private artworks: ArtworkQueries) {}

  /** Throws NotFound, StorageUnavailable. */
  async handle(artworkId: number): Promise<void> {
    const artwork = await this.artworks.find(artworkId)
    if (artwork.revoked_reason !== REVOKED_BY_TAKEDOWN) return
    await this.#storePreview(artwork)
    await db.transaction(async (trx) => {
      const ended = await trx
        .from('artworks')
        .where({ id: artworkId, revoked_reason: REVOKED_BY_TAKEDOWN })
        .update({ revoked_at: null, revoked_reason: null })
      if (Number(ended) > 0) await this.#requestFiles(artworkId, trx)
    })
  }

  async #storePreview(artwork: ArtworkRow): Promise<void> {
    await inWorkFolder(async (pathOf) => {
      const [file, preview] = [pathOf('original'), pathOf('preview')]
      await artworkFiles.fetch(artwork.original_key, file)
      const answer = await inspectArtwork({
        file,
        cleaned: pathOf('cleaned'),
        preview: { file: preview, side: artworkLimits.previewSide },
        mostPixels: artworkLimits.pixels,
      })
      if ('refusal' in answer)
        throw new Error(`The preview of artwork ${artwork.id} was refused: ${answer.refusal}`)
      await artworkFiles.store(artwork.preview_key, preview, 'image/webp')
    })
  }

  async #requestFiles(artworkId: number, trx: TransactionClientContract): Promise<void> {
    const types: { product_type: ProductType }[] = await trx
      .from('products')
      .where('artwork_id', artworkId)
      .whereNull('blank_id')
      .distinct('product_type')
    for (const { product_type: productType } of types)
      await jobs.enqueue(MAKE_PRINT_FILE_JOB, { artworkId, productType }, trx)
    const sides: { id: number; product_id: number }[] = await trx
      .from('product_placements')
      .where('artwork_id', artworkId)
      .orderBy('id')
      .select('id', 'product_id')
    for (const { id: placementId } of sides)
      await jobs.enqueue(MAKE_SIDE_PRINT_FILE_JOB, { placementId }, trx)
    for (const productId of new Set(sides.map((side) => side.product_id)))
      await jobs.enqueue(COMPOSE_PREVIEW_JOB, { productId }, trx)
  }
}
