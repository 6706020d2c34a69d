import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CreateArtist } from '#artists/actions/create_artist'
import { GENRES } from '#artists/genres'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { toOwnedArtist, toPublicArtist } from '#artists/transformers/artist_shape'
import { artistListValidator, createArtistValidator } from '#artists/validators/artist_validator'
import { NotFound } from '#core/exceptions/refusals'
import { pathId } from '#core/http/path_id'
import { allowPublicCache } from '#core/http/public_cache'

/** GET and POST /api/artists, GET /api/artists/:id, GET /api/genres (API.md, Calls). */
@inject()
export default class ArtistsController {
  constructor(
    private artists: ArtistQueries,
    private createArtist: CreateArtist
  ) {}

  async index(ctx: HttpContext) {
    const { genre, ...query } = await ctx.request.validateUsing(artistListValidator, {
      data: ctx.request.qs(),
    })
    allowPublicCache(ctx)
    const rows = await this.artists.list({
      ...query,
      genre: genre === 'all' ? undefined : genre,
      limit: query.limit ?? 60,
    })
    return rows.map(toPublicArtist)
  }

  async show(ctx: HttpContext) {
    const row = await this.artists.findOrFail(pathId(ctx.params.id))
    const isOwn = await ctx.bouncer.with(ArtistPolicy).allows('readAll', row)
    if (row.is_hidden && !isOwn) throw new NotFound()
    allowPublicCache(ctx)
    return isOwn ? toOwnedArtist(row) : toPublicArtist(row)
  }

  genres(ctx: HttpContext) {
    allowPublicCache(ctx)
    return GENRES
  }

  async store({ auth, request, response }: HttpContext) {
    const account = auth.getUserOrFail()
    await this.createArtist.refuseUnlessAllowed(account)
    const profile = await request.validateUsing(createArtistValidator)
    return response.created(toOwnedArtist(await this.createArtist.handle(account, profile)))
  }
}
