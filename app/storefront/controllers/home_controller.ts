import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, toAccentedArtist, toPublicArtist } from '#artists/public'
import { ProductQueries, toPublicProduct } from '#catalog/public'
import { keepWhileUnchanged } from '#core/response_cache/keep_response'
import { FavoriteArtistQueries, FavoriteIdsQuery, toFavoriteArtist } from '#fans/public'
import { OwnOrdersQuery } from '#commerce/public'

const RECENT_ORDERS = 5
const FAVORITE_ARTISTS = 3
const FEATURED_ARTISTS = 3
const LATEST_DROPS = 8

/** `/`: the landing page for a visitor, the dashboard for an artist, the fan home for everyone else. */
@inject()
export default class HomeController {
  constructor(
    private artists: ArtistQueries,
    private products: ProductQueries,
    private ownOrders: OwnOrdersQuery,
    private favorites: FavoriteArtistQueries,
    private favoriteIds: FavoriteIdsQuery
  ) {}

  async show(ctx: HttpContext) {
    const { auth, inertia, response } = ctx
    if (!auth.user) return this.#landing(ctx)
    if (auth.user.userType === 'artist') return response.redirect().toPath('/dashboard')
    const [featured, { orders, nextCursor }, favorites] = await Promise.all([
      this.products.featured(),
      this.ownOrders.handle(auth.user, { limit: RECENT_ORDERS }),
      this.favorites.ofUser(auth.user.id, { limit: FAVORITE_ARTISTS }),
    ])
    return inertia.render('storefront/fan_home', {
      featured: featured.map(toPublicProduct),
      orders,
      favorites: favorites.rows.map((row) => {
        const { artist, sharesContact } = toFavoriteArtist(row)
        return { ...artist, sharesContact }
      }),
      favoriteIds: await this.favoriteIds.handle(auth.user, {
        artists: favorites.rows,
        products: featured,
      }),
      hasMoreOrders: nextCursor !== null,
    })
  }

  async #landing(ctx: HttpContext) {
    // The featured artist is drawn for a minute.
    keepWhileUnchanged(ctx, { untilEndOf: 'minute' })
    const [featuredArtist, artists, drops] = await Promise.all([
      this.artists.random(),
      this.artists.list({}, { limit: FEATURED_ARTISTS }),
      this.products.onSale({ sort: 'newest' }, { limit: LATEST_DROPS }),
    ])
    return ctx.inertia.render('storefront/landing', {
      featuredArtist: featuredArtist ? toAccentedArtist(featuredArtist) : null,
      artists: artists.rows.map(toPublicArtist),
      drops: drops.rows.map(toPublicProduct),
    })
  }
}
