import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandAccess } from '#artists/public'
import { Forbidden } from '#core/exceptions/errors'
import { artistPart } from '#core/http/attachment'
import { pathId } from '#core/http/path_id'
import { streamCsv } from '#core/http/streamed_csv'
import { LogFollowerExport } from '#fans/actions/log_follower_export'
import { ContactConsentQueries } from '#fans/queries/contact_consent_queries'
import { FOLLOWERS_CSV_HEAD, toFollowerCells } from '#fans/transformers/followers_csv'

/** GET /artists/:id/followers.csv: the fans who share their contact with the artist. */
@inject()
export default class FollowerExportsController {
  constructor(
    private access: BandAccess,
    private artists: ArtistQueries,
    private consents: ContactConsentQueries,
    private log: LogFollowerExport
  ) {}

  /** For the band’s owner and managers only, not even for admins: fans agreed that this band gets their contact. */
  async show(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    const account = ctx.auth.getUserOrFail()
    if ((await this.access.ask(account, artist, 'write')) !== true) throw new Forbidden()
    const exportId = await this.log.begin({ artistId: artist.id, userId: account.id })
    return streamCsv(ctx, {
      owner: artistPart(artist),
      name: 'followers',
      head: FOLLOWERS_CSV_HEAD,
      readPart: async (request) => {
        const part = await this.consents.ofArtist(artist.id, request)
        await this.log.count(exportId, part.rows.length)
        return part
      },
      toCells: toFollowerCells,
    })
  }
}
