import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ArtworkRevoked, RightsNotConfirmed } from '#catalog/artworks/errors'
import { MAKE_PRINT_FILE_JOB } from '#catalog/artworks/job_names'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { previewUrl } from '#catalog/artworks/storage/artwork_files'
import { jobs } from '#core/jobs/main'
import type { ProductType } from '#shared/product_type'

type Use = { artworkId: number; artistId: number; productType: ProductType }

/**
 * Checks that an artist may make a product with an artwork, and has its print file made once the transaction commits.
 * Returns the columns of the product.
 */
@inject()
export class UseArtwork {
  constructor(private artworks: ArtworkQueries) {}

  /** Throws NotFound, ArtworkRevoked, RightsNotConfirmed. */
  async handle({ artworkId, artistId, productType }: Use, trx: TransactionClientContract) {
    const artwork = await this.artworks.findOf({ id: artworkId, artistId }, trx)
    if (artwork.revoked_at) throw new ArtworkRevoked()
    if (!artwork.rights_confirmed_at) throw new RightsNotConfirmed()
    await this.requestPrintFile({ artworkId, productType }, trx)
    return { artwork_id: artworkId, design_url: previewUrl(artwork.preview_key) }
  }

  /** Of another type of product another area is printed. */
  async requestPrintFile(wanted: Omit<Use, 'artistId'>, trx: TransactionClientContract) {
    await jobs.enqueue(MAKE_PRINT_FILE_JOB, wanted, trx)
  }
}
