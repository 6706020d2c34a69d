import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import ProductPolicy from '#catalog/policies/product_policy'
import { ProductQueries } from '#catalog/queries/product_queries'
import { RestoreProducts } from '#catalog/takedowns/actions/restore_products'
import { TakeDownProducts } from '#catalog/takedowns/actions/take_down_products'
import { TakedownHistoryQuery } from '#catalog/takedowns/queries/takedown_history_query'
import { SameArtworkQuery } from '#catalog/takedowns/queries/same_artwork_query'
import { takedownPort } from '#catalog/takedowns/takedown_port'
import {
  restoreValidator,
  takedownPreviewValidator,
  takedownValidator,
} from '#catalog/takedowns/validators/takedown_validator'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'

/** POST /api/admin/products/takedown, /takedown/preview and /restore; GET /api/products/:id/takedowns. */
@inject()
export default class TakedownsController {
  constructor(
    private products: ProductQueries,
    private takeDown: TakeDownProducts,
    private restoreProducts: RestoreProducts,
    private history: TakedownHistoryQuery,
    private sameArtwork: SameArtworkQuery
  ) {}

  /** 200 `{ takenDown }`: how many. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(takedownValidator)
    await this.takeDown.handle({ ...body, actor: actorOf(ctx) })
    return { takenDown: body.products.length }
  }

  /** 200: what a takedown would hit. Nothing changes. */
  async preview({ request }: HttpContext) {
    const { products, kind } = await request.validateUsing(takedownPreviewValidator)
    const ids = products.map(({ id }) => id)
    const others = kind === 'legal' ? await this.sameArtwork.others(ids) : []
    const orders = await takedownPort.current().countOrders([...ids, ...others])
    return { ...orders, productsOfSameArtwork: others.length }
  }

  /** 200 `{ restored }`: how many. */
  async restore(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(restoreValidator)
    await this.restoreProducts.handle({ ...body, actor: actorOf(ctx) })
    return { restored: body.products.length }
  }

  async index(ctx: HttpContext) {
    const product = await this.products.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ProductPolicy).authorize('manage', product)
    const query = await ctx.request.validateUsing(pageValidator, { data: listQuery(ctx.request) })
    const { events, nextCursor } = await this.history.handle(product.id, pageOf(query))
    linkNextPage(ctx, nextCursor)
    return events
  }
}
