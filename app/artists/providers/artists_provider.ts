import { ArtistQueries } from '#artists/queries/artist_queries'
import { artistProfilePort } from '#identity/public'

/** Answers identity's question for the artist profile of an account. */
export default class ArtistsProvider {
  boot() {
    artistProfilePort.register(async (userId) => {
      const row = await new ArtistQueries().ofUser(userId)
      return row ? { id: row.id, bandName: row.band_name } : null
    })
  }
}
