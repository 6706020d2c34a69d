import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { takeOffComposed } from '#catalog/builder/composed_previews'
import { DropMockups } from '#catalog/mockups/drop_mockups'
import { clock } from '#shared/clock'

type Revocation = { artworkId: number; reason: string }

/**
 * Revokes every public address of an artwork: its print files, its preview, and the pictures of its products, ours and the
 * provider's, are deleted, and no product can be made with it any more. The original stays. Safe to call twice.
 */
@inject()
export class RevokeArtwork {
  constructor(
    private artworks: ArtworkQueries,
    private dropMockups: DropMockups
  ) {}

  /** Throws NotFound. */
  async handle({ artworkId, reason }: Revocation): Promise<void> {
    const artwork = await this.artworks.find(artworkId)
    const now = clock.now().toJSDate()
    const pictures = await db.transaction(async (trx) => {
      await trx
        .from('artworks')
        .where('id', artworkId)
        .whereNull('revoked_at')
        .update({ revoked_at: now, revoked_reason: reason })
      await trx
        .from('print_files')
        .where('artwork_id', artworkId)
        .whereNull('revoked_at')
        .update({ revoked_at: now })
      const ids = await this.#productIds(artworkId, trx)
      await this.dropMockups.handle(ids, trx)
      return takeOffComposed(ids, trx)
    })
    const files: { storage_key: string }[] = await db
      .from('print_files')
      .where('artwork_id', artworkId)
      .select('storage_key')
    await artworkFiles.remove(...files.map(({ storage_key: key }) => key))
    for (const key of [artwork.preview_key, ...pictures]) await artworkFiles.removePreview(key)
  }

  /** The products that are printed with it, on any side. */
  async #productIds(artworkId: number, trx: TransactionClientContract): Promise<number[]> {
    const placed = trx.from('product_placements').where('artwork_id', artworkId)
    const products: { id: number }[] = await trx
      .from('products')
      .where('artwork_id', artworkId)
      .orWhereIn('id', placed.select('product_id'))
      .select('id')
    return products.map(({ id }) => id)
  }
}
