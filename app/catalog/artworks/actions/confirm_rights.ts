import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ArtworkRevoked } from '#catalog/artworks/errors'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import { clock } from '#shared/clock'

type Confirmation = { id: number; artistId: number; userId: number }

/** Notes when and by which account the artist confirmed owning the rights. The first confirmation stays. */
@inject()
export class ConfirmRights {
  constructor(private artworks: ArtworkQueries) {}

  /** Throws NotFound, ArtworkRevoked. */
  async handle({ userId, ...which }: Confirmation): Promise<void> {
    const artwork = await this.artworks.findOf(which)
    if (artwork.revoked_at) throw new ArtworkRevoked()
    await db
      .from('artworks')
      .where('id', artwork.id)
      .whereNull('rights_confirmed_at')
      .update({ rights_confirmed_at: clock.now().toJSDate(), rights_confirmed_by: userId })
  }
}
