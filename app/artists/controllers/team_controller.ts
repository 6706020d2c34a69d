import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeMembers } from '#artists/bands/change_members'
import { TeamQueries } from '#artists/bands/team_queries'
import { toBandLogEntry, toMember } from '#artists/bands/team_transformer'
import ArtistPolicy from '#artists/policies/artist_policy'
import { ArtistQueries } from '#artists/queries/artist_queries'
import type { ArtistRow } from '#artists/transformers/artist_transformer'
import { memberChangeValidator } from '#artists/validators/team_validator'
import { NotFound } from '#core/exceptions/errors'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'

/** The members of a band and its log: /api/artists/:id/members and /api/artists/:id/log. */
@inject()
export default class TeamController {
  constructor(
    private artists: ArtistQueries,
    private team: TeamQueries,
    private changeMembers: ChangeMembers
  ) {}

  async index(ctx: HttpContext) {
    const artist = await this.#read(ctx)
    return (await this.team.members(artist.id)).map(toMember)
  }

  async log(ctx: HttpContext) {
    const artist = await this.#read(ctx)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.team.log(artist.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toBandLogEntry)
  }

  /** PATCH /api/artists/:id/members/:userId: 200 Member. */
  async update(ctx: HttpContext) {
    const by = await this.#changed(ctx)
    const change = await ctx.request.validateUsing(memberChangeValidator)
    await this.changeMembers.changeRole({ ...by, ...change })
    const member = (await this.team.members(by.artistId)).find((row) => row.user_id === by.userId)
    if (!member) throw new NotFound()
    return toMember(member)
  }

  async destroy(ctx: HttpContext) {
    await this.changeMembers.remove(await this.#changed(ctx))
    return ctx.response.noContent()
  }

  /** DELETE /api/artists/:id/membership: the caller's own. */
  async leave({ auth, params, response }: HttpContext) {
    await this.changeMembers.leave({
      artistId: pathId(params.id),
      userId: auth.getUserOrFail().id,
    })
    return response.noContent()
  }

  async #read({ bouncer, params }: HttpContext): Promise<ArtistRow> {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    return artist
  }

  async #changed({ auth, bouncer, params }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('edit', artist)
    const actorUserId = auth.getUserOrFail().id
    return { artistId: artist.id, userId: pathId(params.userId), actorUserId }
  }
}
