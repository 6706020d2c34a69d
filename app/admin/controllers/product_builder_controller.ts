import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { WaitingCountsQuery } from '#admin/queries/waiting_counts_query'
import { toUnapproved } from '#admin/transformers/unapproved_transformer'
import { ProductHistoryQuery, toProductMove } from '#approvals/public'
import { ProductQueries, ProductSourceQuery, ProductTakedowns } from '#catalog/public'
import { UNAPPROVED_STATUSES } from '#shared/product_status'
import { parsePageQuery, nextPagePath } from '#core/http/next_page'
import { pathId } from '#core/http/path_id'

const PRODUCTS_PER_PAGE = 24
const LATEST_MOVES = 50

/** The pages on which admins create products for artists. */
@inject()
export default class ProductBuilderController {
  constructor(
    private productQueries: ProductQueries,
    private waiting: WaitingCountsQuery,
    private history: ProductHistoryQuery,
    private sources: ProductSourceQuery,
    private takedowns: ProductTakedowns
  ) {}

  /** GET /admin/products: the current flow, and what is not decided yet. */
  async products(ctx: HttpContext) {
    return ctx.inertia.render('admin/products', await this.#unapproved(ctx))
  }

  /** GET /admin/products/:id: a product is given its source and sent to its artist; beside it, its status history and its takedowns. */
  async product({ inertia, params }: HttpContext) {
    const product = await this.productQueries.findOrFail(pathId(params.id))
    const { rows } = await this.history.handle(product.id, { limit: LATEST_MOVES })
    const { events } = await this.takedowns.historyOf(product.id, { limit: LATEST_MOVES })
    const source = (await this.sources.handle([product])).get(product.id)!
    return inertia.render('admin/product', {
      product: toUnapproved(product),
      sides: source.sides,
      isOpen: UNAPPROVED_STATUSES.includes(product.status),
      history: rows.map(toProductMove),
      takedowns: events,
    })
  }

  /** GET /admin/catalog: of a product of the provider's store. */
  async store({ inertia }: HttpContext) {
    return inertia.render('admin/store_catalog', { waiting: await this.waiting.handle() })
  }

  /** GET /admin/catalog-old: of a blank of the provider's catalogue; `&tab=pending` shows what is not decided. */
  async catalog(ctx: HttpContext) {
    const isPending = ctx.request.qs().tab === 'pending'
    const { pending } = await this.waiting.handle()
    const list = isPending ? await this.#unapproved(ctx) : null
    return ctx.inertia.render('admin/legacy_catalog', { list, pending })
  }

  async #unapproved(ctx: HttpContext) {
    const page = parsePageQuery(ctx, PRODUCTS_PER_PAGE)
    const { rows, nextCursor } = await this.productQueries.managedUnapproved(page)
    return { products: rows.map(toUnapproved), nextUrl: nextPagePath(ctx, nextCursor) }
  }
}
