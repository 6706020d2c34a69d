import type { ApplicationService } from '@adonisjs/core/types'
import { HideProfiles } from '#artists/actions/hide_profiles'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { artistProfilePort } from '#identity/public'

/** Implements the port of identity: the artist profile of an account, and hiding it. */
export default class ArtistsServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const artists = await this.app.container.make(ArtistQueries)
    const hideProfiles = await this.app.container.make(HideProfiles)
    artistProfilePort.register({
      async ofAccount(userId, trx) {
        const row = await artists.ofUser(userId, trx)
        return row ? { id: row.id, bandName: row.band_name } : null
      },
      setHidden: (userIds, isHidden, trx) => hideProfiles.handle(userIds, isHidden, trx),
    })
  }
}
