import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { ownUserId } from '#core/http/own_account'
import { pathId } from '#core/http/path_id'
import { AddFavoriteArtist } from '#fans/actions/add_favorite_artist'
import { SetAnnouncementConsent } from '#fans/actions/set_announcement_consent'
import { RemoveFavoriteArtist } from '#fans/actions/remove_favorite_artist'
import { onceFor } from '#fans/once_for'
import { FavoriteArtistQueries } from '#fans/queries/favorite_artist_queries'
import { toFavoriteArtist } from '#fans/transformers/favorite_transformer'
import { favoriteArtistValidator } from '#fans/validators/favorite_validator'
import { announcementConsentValidator } from '#fans/validators/announcement_validator'

/** /api/users/:userId/favorites: the artists a person likes, theirs alone to see and change. */
@inject()
export default class FavoriteArtistsController {
  constructor(
    private favorites: FavoriteArtistQueries,
    private addFavorite: AddFavoriteArtist,
    private removeFavorite: RemoveFavoriteArtist,
    private setConsent: SetAnnouncementConsent
  ) {}

  async index(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.favorites.ofUser(userId, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toFavoriteArtist)
  }

  async check(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    return { isFavorite: await this.favorites.has(userId, pathId(ctx.params.artistId)) }
  }

  /** 201 with a new entry, 200 with the one that was there; 204 for a repeat of a call (once_for.ts). */
  async store(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const { artistId } = await ctx.request.validateUsing(favoriteArtistValidator)
    const wanted = { userId, artistId: pathId(String(artistId)) }
    const added = await onceFor(ctx, userId, () => this.addFavorite.handle(wanted))
    if (!added) return ctx.response.noContent()
    const { favorite, isNew } = added
    return ctx.response.status(isNew ? 201 : 200).send(toFavoriteArtist(favorite))
  }

  /** 200 `{ allowsNews }`: whether this artist's announcements may be mailed. */
  async update(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const { allowsNews } = await ctx.request.validateUsing(announcementConsentValidator)
    await this.setConsent.handle({ userId, artistId: pathId(ctx.params.artistId), allowsNews })
    return { allowsNews }
  }

  /** 204. */
  async destroy(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const removed = { userId, artistId: pathId(ctx.params.artistId) }
    await onceFor(ctx, userId, () => this.removeFavorite.handle(removed))
    return ctx.response.noContent()
  }
}
