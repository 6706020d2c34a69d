import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistPolicy, ArtistQueries } from '#artists/public'
import { Forbidden } from '#core/exceptions/refusals'
import { pathId } from '#core/http/path_id'
import type { Account } from '#identity/public'
import OrderPolicy from '#orders/policies/order_policy'
import { OrderQueries } from '#orders/queries/order_queries'
import {
  toAdminOrder,
  toArtistOrder,
  toBuyerOrder,
  type OrderRow,
} from '#orders/transformers/order_shape'
import { orderListValidator } from '#orders/validators/order_validator'
import { parseId } from '#shared/ids'

/** Reads of orders: each caller sees their own side of a row (API.md, Order). */
@inject()
export default class OrdersController {
  constructor(
    private orders: OrderQueries,
    private artists: ArtistQueries
  ) {}

  async show({ auth, bouncer, params, request }: HttpContext) {
    const row = await this.orders.findOrFail(pathId(params.id))
    await bouncer.with(OrderPolicy).authorize('view', row, request.qs().token)
    return shapeFor(auth.user ?? null, row)
  }

  /** A fan's own, an artist's sold, an admin's all. */
  async index({ auth, request }: HttpContext) {
    const page = await this.#page(request)
    const account = auth.getUserOrFail()
    if (account.userType === 'admin') return (await this.orders.all(page)).map(toAdminOrder)
    if (account.userType === 'fan')
      return (await this.orders.ofUser(account.id, page)).map(toBuyerOrder)
    const artist = await this.artists.ofUser(account.id)
    return artist ? (await this.orders.ofArtist(artist.id, page)).map(toArtistOrder) : []
  }

  async ofArtist({ auth, bouncer, params, request }: HttpContext) {
    const artist = await this.artists.findOrFail(pathId(params.id))
    await bouncer.with(ArtistPolicy).authorize('readAll', artist)
    const rows = await this.orders.ofArtist(artist.id, await this.#page(request))
    return auth.user!.userType === 'admin' ? rows.map(toAdminOrder) : rows.map(toArtistOrder)
  }

  async ofUser({ auth, params, request }: HttpContext) {
    if (parseId(params.userId) !== auth.getUserOrFail().id) throw new Forbidden()
    return (await this.orders.ofUser(auth.user!.id, await this.#page(request))).map(toBuyerOrder)
  }

  async #page(request: HttpContext['request']) {
    const { limit } = await request.validateUsing(orderListValidator, { data: request.qs() })
    return { limit: limit ?? 60 }
  }
}

function shapeFor(account: Account | null, row: OrderRow) {
  if (account?.userType === 'admin') return toAdminOrder(row)
  const isArtist =
    account !== null && account.id === row.owner_user_id && account.id !== row.buyer_user_id
  return isArtist ? toArtistOrder(row) : toBuyerOrder(row)
}
