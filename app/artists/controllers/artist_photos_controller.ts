import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangePhoto } from '#artists/actions/change_photo'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { toOwnedArtist } from '#artists/transformers/artist_transformer'
import { photoValidator } from '#artists/validators/artist_validator'
import { callerOf } from '#core/http/caller'
import { pathId } from '#core/http/path_id'

/** PUT /api/artists/:id/upload-photo. */
@inject()
export default class ArtistPhotosController {
  constructor(
    private artists: ArtistQueries,
    private changePhoto: ChangePhoto
  ) {}

  async update(ctx: HttpContext) {
    const { auth, bouncer, params, request } = ctx
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    const { profileImageUrl } = await request.validateUsing(photoValidator)
    const by = { artistId: artist.id, actorUserId: auth.getUserOrFail().id }
    await this.changePhoto.handle(by, profileImageUrl, callerOf(ctx))
    return toOwnedArtist(await this.artists.findOrFail(artist.id))
  }
}
