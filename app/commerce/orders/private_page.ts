import type { HttpContext } from '@adonisjs/core/http'
import { NotFound, SignInRequired } from '#core/exceptions/errors'
import { isBoughtBy } from '#commerce/orders/queries/where_bought_by'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

/** For pages whose address may hold the token of a guest's link: it must not travel on. */
export function preventSharing({ response }: Pick<HttpContext, 'response'>) {
  response
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex')
    .header('Cache-Control', 'private, no-store')
}

/** The token of a guest's link, to put into the links of a page; null for the buyer with an account, and without a link. */
export function guestToken({ auth, request }: HttpContext, row: OrderRow): string | null {
  const { token } = request.qs()
  if (auth.user && isBoughtBy(auth.user, row)) return null
  return typeof token === 'string' ? token : null
}

/** Refuses an order that does not exist and one of another buyer alike. */
export function refuseOrder(
  { auth, inertia, request, response }: HttpContext,
  orderNumber: string | null
) {
  if (request.qs().token !== undefined) {
    response.status(404)
    return inertia.render('orders/link_ended', { orderNumber })
  }
  if (!auth.user) throw new SignInRequired()
  throw new NotFound()
}
