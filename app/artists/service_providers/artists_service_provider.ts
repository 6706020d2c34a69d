import type { ApplicationService } from '@adonisjs/core/types'
import { BandQueries } from '#artists/bands/band_queries'
import { HideProfiles } from '#artists/actions/hide_profiles'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { artistProfilePort } from '#identity/public'

/** Implements the port of identity: the artist profile and the bands of an account, and hiding the profile. */
export default class ArtistsServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const artists = await this.app.container.make(ArtistQueries)
    const bands = await this.app.container.make(BandQueries)
    const hideProfiles = await this.app.container.make(HideProfiles)
    artistProfilePort.register({
      async ofAccount(userId, trx) {
        const row = await artists.ofUser(userId, trx)
        return row ? { id: row.id, bandName: row.band_name } : null
      },
      bandsOf: (userId) => bands.ofAccount(userId),
      setHidden: (userIds, isHidden, trx) => hideProfiles.handle(userIds, isHidden, trx),
    })
  }
}
