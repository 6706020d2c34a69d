import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { ProductQueries, toPublicProduct } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { FollowerQueries, isAnnouncedToday, toAnnouncement } from '#fans/public'
import { GigQueries, toComingGig } from '#gigs/public'
import type { StudioFrame, StudioTab } from '#studio/tabs'

const ANNOUNCEMENTS_PER_PAGE = 10
const CHOICES = 100

@inject()
export class FollowersTab implements StudioTab {
  constructor(
    private followers: FollowerQueries,
    private products: ProductQueries,
    private gigs: GigQueries
  ) {}

  async show(ctx: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const [followers, { rows, nextCursor }, products, gigs, announcedToday] = await Promise.all([
      this.followers.count(artist.id),
      this.followers.announcements(artist.id, parsePageQuery(ctx, ANNOUNCEMENTS_PER_PAGE)),
      this.products.ofArtist(artist.id, { limit: CHOICES }),
      this.gigs.comingOfArtist(artist.id),
      isAnnouncedToday(artist.id),
    ])
    return ctx.inertia.render('studio/followers', {
      ...frame,
      followers,
      announcements: rows.map(toAnnouncement),
      drops: products.rows.map(toPublicProduct).map(({ id, name, availability }) => ({
        id,
        name,
        availability,
      })),
      gigs: gigs.map(toComingGig),
      announcedToday,
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
