import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ArtistQueries } from '#artists/public'
import { inTransaction } from '#core/database/in_transaction'
import { NotFound } from '#core/exceptions/errors'
import { WordingChanged } from '#fans/errors'
import { clock } from '#shared/clock'
import { CONTACT_WORDING_VERSION, contactWording } from '#shared/contact_wording'

type Agreement = {
  userId: number
  artistId: number
  /** The words that the fan read. */
  wording: string
}

/** Records that a fan shares their name and email with a favourite artist. Safe to call twice at once (FOLL-6). */
@inject()
export class ShareContact {
  constructor(private artists: ArtistQueries) {}

  /** Throws NotFound where the artist is hidden or not a favourite, and WordingChanged. */
  async handle(
    { userId, artistId, wording }: Agreement,
    trx?: TransactionClientContract
  ): Promise<void> {
    const artist = await this.artists.visible(artistId)
    if (wording !== contactWording(artist.band_name)) throw new WordingChanged()
    await inTransaction(trx, async (own) => {
      // Waits for a removal of the favourite, which would withdraw the consent.
      const favourite = await own
        .from('fan_favorites')
        .where({ user_id: userId, artist_id: artistId })
        .forUpdate()
        .first()
      if (!favourite) throw new NotFound()
      await own.rawQuery(
        `INSERT INTO contact_consents (user_id, artist_id, wording, wording_version, agreed_at)
         VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id, artist_id) WHERE revoked_at IS NULL DO NOTHING`,
        [userId, artistId, wording, CONTACT_WORDING_VERSION, clock.now().toJSDate()]
      )
    })
  }
}
