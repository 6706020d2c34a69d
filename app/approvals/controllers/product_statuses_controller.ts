import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { MoveProduct } from '#approvals/actions/move_product'
import { ProductHistoryQuery } from '#approvals/queries/product_history_query'
import { toProductMove } from '#approvals/transformers/product_move_transformer'
import { statusValidator } from '#approvals/validators/approval_validator'
import { BandLog } from '#artists/public'
import { actorOf } from '#audit/public'
import { ProductPolicy, ProductQueries, toOwnedProduct } from '#catalog/public'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'

/** PATCH /api/products/:id/status, and the moves that were made, GET /api/products/:id/history. */
@inject()
export default class ProductStatusesController {
  constructor(
    private products: ProductQueries,
    private moveProduct: MoveProduct,
    private history: ProductHistoryQuery,
    private log: BandLog
  ) {}

  async update(ctx: HttpContext) {
    const product = await this.#managed(ctx)
    const { status, updatedAt } = await ctx.request.validateUsing(statusValidator)
    const { id: userId, userType } = ctx.auth.getUserOrFail()
    const isAdmin = userType === 'admin'
    const move = {
      productId: product.id,
      to: status === 'pending' ? ('pending_approval' as const) : status,
      actor: { userId, as: isAdmin ? ('admin' as const) : ('owner' as const) },
      requestId: actorOf(ctx).requestId,
      ifUnmodifiedSince: updatedAt,
    }
    const entry = { artistId: product.artist_id, actorUserId: userId, subject: product.name }
    await this.log.change(
      (trx) => this.moveProduct.handle(move, trx),
      () => (isAdmin ? null : { ...entry, action: 'product.move' })
    )
    return toOwnedProduct(await this.products.findOrFail(product.id))
  }

  async index(ctx: HttpContext) {
    const product = await this.#managed(ctx)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { rows, nextCursor } = await this.history.handle(product.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return rows.map(toProductMove)
  }

  async #managed({ bouncer, params }: HttpContext) {
    const product = await this.products.findOrFail(pathId(params.id))
    await bouncer.with(ProductPolicy).authorize('manage', product)
    return product
  }
}
