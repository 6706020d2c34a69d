import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries, ownProfileIfAny } from '#artists/public'
import type { Page } from '#core/http/cursor_pagination'
import { listQuery, pageOf, pageValidator } from '#core/http/list_query'
import { linkNextPage } from '#core/http/next_page'
import { ownUserId } from '#core/http/own_account'
import { pathId } from '#core/http/path_id'
import type { Account } from '#identity/public'
import { MarkReceived } from '#commerce/orders/actions/mark_received'
import OrderPolicy from '#commerce/orders/policies/order_policy'
import { opensByLink, OrderQueries } from '#commerce/orders/queries/order_queries'
import { isBoughtBy } from '#commerce/orders/queries/where_bought_by'
import { OrderTransformer, type OrderRow } from '#commerce/orders/transformers/order_transformer'
import { soldOrdersValidator } from '#commerce/orders/validators/sold_orders_validator'

/** Orders as each side has them: each caller sees their own side of a row. */
@inject()
export default class OrdersController {
  constructor(
    private orders: OrderQueries,
    private artists: ArtistQueries,
    private markReceived: MarkReceived
  ) {}

  async show({ auth, bouncer, params, request }: HttpContext) {
    const row = await this.orders.findOrFail(pathId(params.id))
    await bouncer.with(OrderPolicy).authorize('view', row, request.qs().token)
    return shapeFor(auth.user ?? null, row, request.qs().token)
  }

  /** POST /api/orders/{id}/received, with `?token=` of a guest's link: 200 Order, 409 for one that was not shipped. */
  async receive({ auth, bouncer, params, request }: HttpContext) {
    const row = await this.orders.findOrFail(pathId(params.id))
    await bouncer.with(OrderPolicy).authorize('receive', row, request.qs().token)
    const account = auth.user ?? null
    await this.markReceived.handle({
      orderIds: [row.id],
      actorUserId: account?.id ?? null,
      isConfirmed: account?.userType !== 'admin',
    })
    return shapeFor(account, await this.orders.findOrFail(row.id), request.qs().token)
  }

  /** A fan's own, an artist's sold, an admin's all. */
  async index(ctx: HttpContext) {
    const wanted = await this.#page(ctx.request)
    const account = ctx.auth.getUserOrFail()
    if (account.userType === 'admin')
      return answer(ctx, await this.orders.all(wanted), OrderTransformer.forAdmin)
    if (account.userType === 'fan')
      return answer(ctx, await this.orders.ofUser(account, wanted), OrderTransformer.forBuyer)
    const artist = await ownProfileIfAny(ctx, this.artists)
    return artist
      ? answer(ctx, await this.orders.ofArtist(artist.id, wanted), OrderTransformer.forArtist)
      : []
  }

  async ofArtist(ctx: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(ctx.params.id))
    await ctx.bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const { status, search, ...query } = await ctx.request.validateUsing(soldOrdersValidator, {
      data: listQuery(ctx.request),
    })
    const filters = { search, status: status === 'all' ? undefined : status }
    const page = await this.orders.ofArtist(artist.id, pageOf(query), filters)
    const isAdmin = ctx.auth.getUserOrFail().userType === 'admin'
    return isAdmin
      ? answer(ctx, page, OrderTransformer.forAdmin)
      : answer(ctx, page, OrderTransformer.forArtist)
  }

  async ofUser(ctx: HttpContext) {
    ownUserId(ctx)
    const buyer = ctx.auth.getUserOrFail()
    const page = await this.orders.ofUser(buyer, await this.#page(ctx.request))
    return answer(ctx, page, OrderTransformer.forBuyer)
  }

  async #page(request: HttpContext['request']) {
    return pageOf(await request.validateUsing(pageValidator, { data: listQuery(request) }))
  }
}

function answer<Shape>(
  ctx: HttpContext,
  { rows, nextCursor }: Page<OrderRow>,
  shape: (row: OrderRow) => Shape
): Shape[] {
  linkNextPage(ctx, nextCursor)
  return rows.map(shape)
}

/** The shape of an order for its reader: admin, buyer, or else the band. */
function shapeFor(account: Account | null, row: OrderRow, token: unknown) {
  if (account?.userType === 'admin') return OrderTransformer.forAdmin(row)
  const isBuyer = (account !== null && isBoughtBy(account, row)) || opensByLink(row, token)
  return isBuyer ? OrderTransformer.forBuyer(row) : OrderTransformer.forArtist(row)
}
