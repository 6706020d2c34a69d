import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { Announce } from '#fans/actions/announce'
import { FollowerQueries } from '#fans/queries/follower_queries'
import { toAnnouncement } from '#fans/transformers/announcement_transformer'
import { announcementValidator } from '#fans/validators/announcement_validator'

/** /api/artists/:id/announcements: what an artist tells the fans who allowed it. */
@inject()
export default class AnnouncementsController {
  constructor(
    private artists: ArtistQueries,
    private followers: FollowerQueries,
    private announce: Announce
  ) {}

  async index(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.followers.announcements(artist.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toAnnouncement)
  }

  /** 201 Announcement. Only for the band, since it speaks in their name. Mails are sent afterwards. */
  async store(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('edit', artist)
    const wanted = await ctx.request.validateUsing(announcementValidator)
    const id = await this.announce.handle({ artistId: artist.id, ...wanted })
    return ctx.response.status(201).send(toAnnouncement(await this.followers.announcement(id)))
  }
}
