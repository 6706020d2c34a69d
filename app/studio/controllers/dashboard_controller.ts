import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, GENRES, toOwnedArtist, type ArtistRow } from '#artists/public'
import { addressedPage, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'
import { DashboardQuery, TABS } from '#studio/queries/dashboard_query'

const ORDERS_PER_PAGE = 20
const CODES_PER_PAGE = 12

/**
 * The artist dashboard; the tab is in the address. An account without a profile meets the set-up form; an admin reads
 * any artist's with `?artist=<id>`.
 */
@inject()
export default class DashboardController {
  constructor(
    private artists: ArtistQueries,
    private dashboard: DashboardQuery
  ) {}

  async show(ctx: HttpContext) {
    const artist = await this.#artist(ctx)
    if (!artist) return ctx.inertia.render('studio/set_up_profile', { genres: [...GENRES] })
    const tab = TABS.find((name) => name === ctx.request.qs().tab) ?? 'overview'
    const { nextCursor, ...shown } = await this.dashboard.handle(
      artist.id,
      tab,
      addressedPage(ctx, tab === 'qr-codes' ? CODES_PER_PAGE : ORDERS_PER_PAGE)
    )
    return ctx.inertia.render('studio/dashboard', {
      artist: toOwnedArtist(artist),
      tab,
      ...shown,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }

  async #artist({ auth, request }: HttpContext): Promise<ArtistRow | null> {
    const account = auth.getUserOrFail()
    if (account.userType !== 'admin')
      return account.userType === 'artist' ? this.artists.ofUser(account.id) : null
    return this.artists.findOrFail(pathId(request.qs().artist))
  }
}
