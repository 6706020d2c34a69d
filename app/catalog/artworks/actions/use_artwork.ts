import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AssertUsable } from '#catalog/artworks/actions/assert_usable'
import { MAKE_PRINT_FILE_JOB } from '#catalog/artworks/job_names'
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
  constructor(private assertUsable: AssertUsable) {}

  /** Throws NotFound, ArtworkRevoked, RightsNotConfirmed. */
  async handle({ artworkId, artistId, productType }: Use, trx: TransactionClientContract) {
    const artwork = await this.assertUsable.handle({ artworkId, artistId }, trx)
    await this.requestPrintFile({ artworkId, productType }, trx)
    return { artwork_id: artworkId, design_url: previewUrl(artwork.preview_key) }
  }

  /** Of another type of product another area is printed. */
  async requestPrintFile(wanted: Omit<Use, 'artistId'>, trx: TransactionClientContract) {
    await jobs.enqueue(MAKE_PRINT_FILE_JOB, wanted, trx)
  }
}
