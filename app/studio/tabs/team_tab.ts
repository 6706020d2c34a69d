import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { type ArtistRow, Team } from '#artists/public'
import { nextPagePath, parsePageQuery } from '#core/http/next_page'
import { bandRoleAllows } from '#shared/band_role'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const ENTRIES_PER_PAGE = 20

/** The members and invitations of the band, and for owner, managers and admins its log. */
@inject()
export class TeamTab implements StudioTab {
  constructor(private team: Team) {}

  async show(ctx: HttpContext, { id }: ArtistRow, frame: StudioFrame) {
    const readsLog = frame.role === null || bandRoleAllows(frame.role, 'log')
    const [people, log] = await Promise.all([
      this.team.people(id),
      readsLog ? this.team.log(id, parsePageQuery(ctx, ENTRIES_PER_PAGE)) : null,
    ])
    return ctx.inertia.render('studio/team', {
      ...frame,
      ...people,
      log: log && log.entries,
      nextUrl: nextPagePath(ctx, log?.nextCursor ?? null),
    })
  }
}
