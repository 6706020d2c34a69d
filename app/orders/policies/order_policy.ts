import { AuthorizationResponse, BasePolicy, allowGuest } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import { opensByLink } from '#orders/queries/order_queries'
import type { OrderRow } from '#orders/transformers/order_shape'

/** An order is private: to anyone but its buyer, artist, admins and the holder of its link it does not exist. */
export default class OrderPolicy extends BasePolicy {
  @allowGuest()
  view(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    const isParty =
      account !== null && [order.buyer_user_id, order.owner_user_id].includes(account.id)
    if (isParty || account?.userType === 'admin' || opensByLink(order, token)) return true
    return AuthorizationResponse.deny('Not found', 404)
  }
}
