import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ArtworkRevoked, RightsNotConfirmed } from '#catalog/artworks/errors'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { ArtworkRow } from '#catalog/artworks/rows'

/** Checks that an artist may make a product with an artwork. */
@inject()
export class AssertUsable {
  constructor(private artworks: ArtworkQueries) {}

  /** Throws NotFound, ArtworkRevoked, RightsNotConfirmed. */
  async handle(
    { artworkId, artistId }: { artworkId: number; artistId: number },
    trx: TransactionClientContract
  ): Promise<ArtworkRow> {
    const artwork = await this.artworks.findOf({ id: artworkId, artistId }, trx)
    if (artwork.revoked_at) throw new ArtworkRevoked()
    if (!artwork.rights_confirmed_at) throw new RightsNotConfirmed()
    return artwork
  }
}
