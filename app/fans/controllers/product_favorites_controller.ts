import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { ownUserId } from '#core/http/own_account'
import { pathId } from '#core/http/path_id'
import { AddToWishlist } from '#fans/actions/add_to_wishlist'
import { RemoveFromWishlist } from '#fans/actions/remove_from_wishlist'
import { onceFor } from '#fans/once_for'
import { WishlistQueries } from '#fans/queries/wishlist_queries'
import { toWishlistEntry } from '#fans/transformers/favorite_transformer'
import { wishlistValidator } from '#fans/validators/favorite_validator'

/** /api/users/:userId/product-favorites: a person's wishlist, theirs alone to see and change. */
@inject()
export default class ProductFavoritesController {
  constructor(
    private wishlist: WishlistQueries,
    private addToWishlist: AddToWishlist,
    private removeFromWishlist: RemoveFromWishlist
  ) {}

  async index(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.wishlist.ofUser(userId, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toWishlistEntry)
  }

  async check(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    return { isFavorite: await this.wishlist.has(userId, pathId(ctx.params.productId)) }
  }

  /** 201 with a new entry, 200 with the one that was there; 204 for a repeat of a call (once_for.ts). */
  async store(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const { productId } = await ctx.request.validateUsing(wishlistValidator)
    const wanted = { userId, productId: pathId(String(productId)) }
    const added = await onceFor(ctx, userId, () => this.addToWishlist.handle(wanted))
    if (!added) return ctx.response.noContent()
    const { wish, isNew } = added
    return ctx.response.status(isNew ? 201 : 200).send(toWishlistEntry(wish))
  }

  /** 204. */
  async destroy(ctx: HttpContext) {
    const userId = ownUserId(ctx)
    const removed = { userId, productId: pathId(ctx.params.productId) }
    await onceFor(ctx, userId, () => this.removeFromWishlist.handle(removed))
    return ctx.response.noContent()
  }
}
