import type { ApplicationService } from '@adonisjs/core/types'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { artistProfilePort } from '#identity/public'

/** Answers identity's question for the artist profile of an account. */
export default class ArtistsProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const artists = await this.app.container.make(ArtistQueries)
    artistProfilePort.register(async (userId) => {
      const row = await artists.ofUser(userId)
      return row ? { id: row.id, bandName: row.band_name } : null
    })
  }
}
