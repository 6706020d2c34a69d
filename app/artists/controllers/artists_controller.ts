import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { BandLog } from '#artists/bands/band_log'
import { CreateArtist } from '#artists/actions/create_artist'
import { UpdateProfile } from '#artists/actions/update_profile'
import { GENRES } from '#artists/genres'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import { toOwnedArtist, toPublicArtist } from '#artists/transformers/artist_transformer'
import {
  artistListValidator,
  createArtistValidator,
  updateArtistValidator,
} from '#artists/validators/artist_validator'
import { SearchReader } from '#search/public'
import { NotFound } from '#core/exceptions/errors'
import { listQuery, pageOf } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { allowPublicCache } from '#core/http/public_cache'
import { artistTag, keepWhileUnchanged } from '#core/response_cache/keep_response'

/** GET and POST /api/artists, GET and PUT /api/artists/:id, GET /api/genres. */
@inject()
export default class ArtistsController {
  constructor(
    private artists: ArtistQueries,
    private createArtist: CreateArtist,
    private updateProfile: UpdateProfile,
    private search: SearchReader,
    private log: BandLog
  ) {}

  async index(ctx: HttpContext) {
    const { genre, search, ...query } = await ctx.request.validateUsing(artistListValidator, {
      data: listQuery(ctx.request),
    })
    const filters = {
      search: await this.search.read(search),
      genre: genre === 'all' ? undefined : genre,
    }
    const { rows, nextCursor } = await this.artists.list(filters, pageOf(query))
    allowPublicCache(ctx)
    linkNextPage(ctx, nextCursor)
    const isAdmin = ctx.auth.user?.userType === 'admin'
    return rows.map(isAdmin ? toOwnedArtist : toPublicArtist)
  }

  async show(ctx: HttpContext) {
    const row = await this.artists.findOrFail(pathId(ctx.params.id))
    const isOwn = await ctx.bouncer.with(ArtistPolicy).allows('readAll', row)
    if (row.is_hidden && !isOwn) throw new NotFound()
    allowPublicCache(ctx)
    keepWhileUnchanged(ctx, { tags: [artistTag(row.id)] })
    return isOwn ? toOwnedArtist(row) : toPublicArtist(row)
  }

  genres(ctx: HttpContext) {
    allowPublicCache(ctx)
    return GENRES
  }

  /** 201 with a new profile, 200 with the one that a fan already owned and becomes an artist with again. */
  async store({ auth, request, response }: HttpContext) {
    const account = auth.getUserOrFail()
    await this.createArtist.refuseUnlessAllowed(account)
    const profile = await request.validateUsing(createArtistValidator)
    const { artist, isNew } = await this.createArtist.handle(account, profile)
    return response.status(isNew ? 201 : 200).send(toOwnedArtist(artist))
  }

  async update({ auth, bouncer, params, request }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    const change = await request.validateUsing(updateArtistValidator)
    const entry = { artistId: artist.id, actorUserId: auth.getUserOrFail().id }
    await this.log.change(
      (trx) => this.updateProfile.handle(artist.id, change, trx),
      () => ({ ...entry, action: 'profile.change' })
    )
    return toOwnedArtist(await this.artists.findOrFail(artist.id))
  }
}
