import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RevokeArtwork } from '#catalog/artworks/actions/revoke_artwork'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { RemovePlacements } from '#catalog/builder/actions/remove_placements'

/**
 * Deletes an artwork with all its files: the original, the preview, and the print files and pictures of every side of its
 * products. The products stay without it. Files go before the row that names them, so that a second run finds what is
 * left. Ask before whether an order needs it.
 */
@inject()
export class DeleteArtwork {
  constructor(
    private artworks: ArtworkQueries,
    private revokeArtwork: RevokeArtwork,
    private removePlacements: RemovePlacements
  ) {}

  /** Throws NotFound. */
  async handle(artworkId: number): Promise<void> {
    const { original_key: original, cleaned_key: cleaned } = await this.artworks.find(artworkId)
    await this.revokeArtwork.handle({ artworkId, reason: 'Deleted with its files' })
    await artworkFiles.remove(original, cleaned)
    await db.transaction(async (trx) => {
      const placed: { product_id: number }[] = await trx
        .from('product_placements')
        .where('artwork_id', artworkId)
        .distinct('product_id')
        .orderBy('product_id')
      for (const { product_id: id } of placed) await this.removePlacements.handle(id, trx)
      await trx
        .from('products')
        .where('artwork_id', artworkId)
        .update({ artwork_id: null, design_url: null })
      await trx.from('print_files').where('artwork_id', artworkId).delete()
      await trx.from('artwork_uploads').where('artwork_id', artworkId).delete()
      await trx.from('artworks').where('id', artworkId).delete()
    })
  }
}
