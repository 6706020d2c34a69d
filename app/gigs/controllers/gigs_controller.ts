import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, BandLog, ownProfile } from '#artists/public'
import { IdempotencyStore } from '#core/database/idempotency'
import { idempotencyKey } from '#core/http/idempotency_key'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { ChangeGig } from '#gigs/actions/change_gig'
import { CreateGig } from '#gigs/actions/create_gig'
import { RemoveGig } from '#gigs/actions/remove_gig'
import { GigQueries } from '#gigs/queries/gig_queries'
import { toGig } from '#gigs/transformers/gig_transformer'
import { gigChangeValidator, gigValidator } from '#gigs/validators/gig_validator'

/** The gigs of an artist: GET /api/artists/:id/gigs, POST /api/gigs, PATCH and DELETE /api/gigs/:id. */
@inject()
export default class GigsController {
  constructor(
    private gigs: GigQueries,
    private artists: ArtistQueries,
    private createGig: CreateGig,
    private changeGig: ChangeGig,
    private removeGig: RemoveGig,
    private idempotency: IdempotencyStore,
    private log: BandLog
  ) {}

  async ofArtist(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.gigs.ofArtist(artist.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toGig)
  }

  async store(ctx: HttpContext) {
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const gig = await ctx.request.validateUsing(gigValidator)
    const id = await this.idempotency.handle(idempotencyKey(ctx, 'gigs'), async (trx) => {
      const { id: gigId, name } = await this.createGig.handle({ ...gig, artistId }, 'time', trx)
      const actorUserId = ctx.auth.getUserOrFail().id
      await this.log.record({ artistId, actorUserId, action: 'gig.add', subject: name }, trx)
      return gigId
    })
    return ctx.response.status(201).send(toGig(await this.gigs.find(id)))
  }

  async update(ctx: HttpContext) {
    const gigId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const change = await ctx.request.validateUsing(gigChangeValidator)
    const actorUserId = ctx.auth.getUserOrFail().id
    const { id } = await this.log.change(
      (trx) => this.changeGig.handle({ gigId, artistId }, change, trx),
      ({ name: subject }) => ({ artistId, actorUserId, action: 'gig.change', subject })
    )
    return toGig(await this.gigs.find(id))
  }

  /** Answers what came of it: a gig with scans or sales is cancelled instead. */
  async destroy(ctx: HttpContext) {
    const gigId = pathId(ctx.params.id)
    const { id: artistId } = await ownProfile(ctx, this.artists)
    const actorUserId = ctx.auth.getUserOrFail().id
    const gig = await this.gigs.findOrNull(gigId)
    const result = await this.log.change(
      (trx) => this.removeGig.handle({ gigId, artistId }, trx),
      (came) => ({
        artistId,
        actorUserId,
        action: came === 'deleted' ? 'gig.delete' : 'gig.cancel',
        subject: gig?.name,
      })
    )
    return { result }
  }
}
