import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, BandAccess, ownProfile } from '#artists/public'
import { ConfirmRights } from '#catalog/artworks/actions/confirm_rights'
import { ArtworkQueries } from '#catalog/artworks/queries/artwork_queries'
import type { ArtworkRow } from '#catalog/artworks/rows'
import { artworkFiles } from '#catalog/artworks/storage/artwork_files'
import { toArtwork } from '#catalog/artworks/transformers/artwork_transformer'
import { rightsValidator } from '#catalog/artworks/validators/upload_validator'
import { Forbidden, NotFound } from '#core/exceptions/errors'
import { attachAs } from '#core/http/attachment'
import { pathId } from '#core/http/path_id'
import { ROLE_REFUSED } from '#shared/band_role'

/** Artwork with its check, for its artist and admins; its original, and the artist's confirmation of rights. */
@inject()
export default class ArtworksController {
  constructor(
    private access: BandAccess,
    private artists: ArtistQueries,
    private artworks: ArtworkQueries,
    private confirmRights: ConfirmRights
  ) {}

  async show(ctx: HttpContext) {
    return toArtwork(await this.#visible(ctx))
  }

  async confirm(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const id = pathId(ctx.params.id)
    await this.artworks.findOf({ id, artistId })
    await ctx.request.validateUsing(rightsValidator)
    const userId = ctx.auth.getUserOrFail().id
    await this.confirmRights.handle({ id, artistId, userId })
    return toArtwork(await this.artworks.find(id))
  }

  /** The file as it came, to be saved and never shown: it was written by a stranger. */
  async original(ctx: HttpContext) {
    const artwork = await this.#visible(ctx)
    const { response } = ctx
    const name = artwork.file_name.replace(/\.[^.]*$/, '')
    attachAs(response, [{ name, plain: `artwork-${artwork.id}` }], EXTENSIONS[artwork.kind])
    response.header('Content-Type', 'application/octet-stream')
    response.header('Content-Length', String(artwork.byte_size))
    response.header('Cache-Control', 'private, no-store')
    return response.stream(await artworkFiles.stream(artwork.original_key))
  }

  /**
   * Asks for the role in the band of the artwork, whichever band the session switched to: a link to a file cannot name the
   * band in a header. To other artists the artwork does not exist.
   */
  async #visible({ auth, params }: HttpContext): Promise<ArtworkRow> {
    const account = auth.getUserOrFail()
    const artwork = await this.artworks.find(pathId(params.id))
    if (account.userType === 'admin') return artwork
    const band = await this.artists.findOrFail(artwork.artist_id)
    const answer = await this.access.ask(account, band)
    if (answer === null) throw new NotFound()
    if (answer !== true) throw new Forbidden(ROLE_REFUSED)
    return artwork
  }
}

const EXTENSIONS: Record<ArtworkRow['kind'], string> = {
  png: 'png',
  jpeg: 'jpg',
  tiff: 'tif',
  svg: 'svg',
  pdf: 'pdf',
}
