import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangePhoto } from '#artists/actions/change_photo'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { toOwnedArtist } from '#artists/transformers/artist_transformer'
import { photoValidator } from '#artists/validators/artist_validator'
import { pathId } from '#core/http/path_id'

/** PUT /api/artists/:id/upload-photo. */
@inject()
export default class ArtistPhotosController {
  constructor(
    private artists: ArtistQueries,
    private changePhoto: ChangePhoto
  ) {}

  async update({ bouncer, params, request }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    const { profileImageUrl } = await request.validateUsing(photoValidator)
    await this.changePhoto.handle(artist.id, profileImageUrl)
    return toOwnedArtist(await this.artists.findOrFail(artist.id))
  }
}
