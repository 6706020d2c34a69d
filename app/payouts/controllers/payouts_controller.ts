import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { PayoutQueries } from '#payouts/queries/payout_queries'
import { toPayout, toPayoutPage } from '#payouts/transformers/payout_transformer'

/** The payouts of an artist, for its owner and admins. */
@inject()
export default class PayoutsController {
  constructor(
    private artists: ArtistQueries,
    private payouts: PayoutQueries
  ) {}

  /** GET /api/artists/{id}/payouts: newest first. */
  async index(ctx: HttpContext) {
    const artistId = await this.#artistId(ctx)
    const wanted = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.payouts.ofArtist(artistId, pageOf(wanted))
    linkNextPage(ctx, nextCursor)
    return rows.map(toPayout)
  }

  /** GET /api/artists/{id}/payouts/{payoutId}: with its orders. */
  async show(ctx: HttpContext) {
    const artistId = await this.#artistId(ctx)
    const row = await this.payouts.findOrFail(artistId, pathId(ctx.params.payoutId))
    return toPayoutPage(row, await this.payouts.linesOf(row.id))
  }

  async #artistId({ bouncer, params }: HttpContext): Promise<number> {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    return artist.id
  }
}
