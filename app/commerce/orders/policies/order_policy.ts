import { AuthorizationResponse, BasePolicy, allowGuest } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import { opensByLink } from '#commerce/orders/queries/order_queries'
import { isBoughtBy } from '#commerce/orders/queries/where_bought_by'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

/** An order is private: to anyone but its buyer, artist, admins and the holder of its link it does not exist. */
export default class OrderPolicy extends BasePolicy {
  @allowGuest()
  view(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    return isParty(account, order, token) || doesNotExist()
  }

  /** Its page is the buyer's own, with the address on it. */
  @allowGuest()
  open(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    return isBuyer(account, order, token) || doesNotExist()
  }

  /** To pay for it or to cancel it is the buyer's alone: admins have a call of their own, with a reason and an audit. */
  @allowGuest()
  settle(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    if (isBuyer(account, order, token)) return true
    return isParty(account, order, token) ? false : doesNotExist()
  }

  /** To go on paying, for who holds the signed address to which the payment page lets its buyer leave: an account's order is the account's alone. */
  @allowGuest()
  resume(account: Account | null, order: OrderRow): AuthorizerResponse {
    return order.buyer_user_id === null || order.buyer_user_id === account?.id || doesNotExist()
  }

  /** The buyer may confirm receipt, or an admin for them (docs/rules/orders.md#delivered); the artist may only look. */
  @allowGuest()
  receive(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    if (isBuyer(account, order, token) || account?.userType === 'admin') return true
    return isParty(account, order, token) ? false : doesNotExist()
  }
}

function isBuyer(account: Account | null, order: OrderRow, token: unknown): boolean {
  return (account !== null && isBoughtBy(account, order)) || opensByLink(order, token)
}

function isParty(account: Account | null, order: OrderRow, token: unknown): boolean {
  if (isBuyer(account, order, token)) return true
  return account !== null && (account.userType === 'admin' || account.id === order.owner_user_id)
}

const doesNotExist = () => AuthorizationResponse.deny('Not found', 404)
