import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ProductQueries } from '#catalog/public'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { WishlistQueries } from '#fans/queries/wishlist_queries'
import { toWishlistEntry } from '#fans/transformers/favorite_transformer'

const PAGE_SIZE = 24

/** /wishlist: one's own; a visitor is asked to log in, in place (docs/rules/accounts-and-roles.md#access). */
@inject()
export default class WishlistController {
  constructor(
    private wishlist: WishlistQueries,
    private products: ProductQueries
  ) {}

  /** Each entry with the variants to choose from when it moves to the cart. */
  async show(ctx: HttpContext) {
    const { user } = ctx.auth
    if (!user) return ctx.inertia.render('fans/wishlist', { entries: null, nextUrl: null })
    const { rows, nextCursor } = await this.wishlist.ofUser(user.id, parsePageQuery(ctx, PAGE_SIZE))
    const choices = await this.products.choicesOf(rows.map(({ id }) => id))
    return ctx.inertia.render('fans/wishlist', {
      entries: rows.map((row) => ({
        ...toWishlistEntry(row),
        variants: choices.get(row.id) ?? [],
      })),
      nextUrl: nextPagePath(ctx, nextCursor),
    })
  }
}
