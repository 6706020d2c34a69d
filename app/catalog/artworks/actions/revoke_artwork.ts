import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { takeOffComposed } from '#catalog/builder/composed_previews'
import { clock } from '#shared/clock'

type Revocation = { artworkId: number; reason: string }

/**
 * Revokes every public address of an artwork, as a legal takedown asks for: its print files, its preview and the composed pictures of products are deleted,
 * and no product can be made with it any more. The original stays for admins. Safe to call twice.
 */
@inject()
export class RevokeArtwork {
  constructor(private artworks: ArtworkQueries) {}

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
      const products: { product_id: number }[] = await trx
        .from('product_placements')
        .where('artwork_id', artworkId)
        .select('product_id')
      return takeOffComposed(
        products.map(({ product_id: id }) => id),
        trx
      )
    })
    const files: { storage_key: string }[] = await db
      .from('print_files')
      .where('artwork_id', artworkId)
      .select('storage_key')
    await artworkFiles.remove(...files.map(({ storage_key: key }) => key))
    for (const key of [artwork.preview_key, ...pictures]) await artworkFiles.removePreview(key)
  }
}
