import { inject } from '@adonisjs/core'
import { AuthorizationResponse, BasePolicy, allowGuest } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import { BandAccess } from '#artists/public'
import type { Account } from '#identity/public'
import { ADMIN_ROLE_REFUSED, adminRoleAllows } from '#shared/admin_role'
import { opensByLink } from '#commerce/orders/queries/order_queries'
import { isBoughtBy } from '#commerce/orders/queries/where_bought_by'
import type { OrderRow } from '#commerce/orders/transformers/order_transformer'

/**
 * An order is private: to all but its buyer, its band, admins and the holder of its link it does not exist (404). A member
 * whose role does not read orders gets 403.
 */
@inject()
export default class OrderPolicy extends BasePolicy {
  constructor(private access: BandAccess) {
    super()
  }

  @allowGuest()
  async view(
    account: Account | null,
    order: OrderRow,
    token?: unknown
  ): Promise<AuthorizerResponse> {
    return isBuyer(account, order, token) || this.#asParty(account, order, true)
  }

  /** Its page is the buyer's own, with the address on it. */
  @allowGuest()
  open(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    return isBuyer(account, order, token) || doesNotExist()
  }

  /** Its receipts are for the buyer, and for admins whose role reads orders, who are asked about them. */
  @allowGuest()
  openReceipts(account: Account | null, order: OrderRow, token?: unknown): AuthorizerResponse {
    const isForAdmin =
      account?.userType === 'admin' && adminRoleAllows(account.adminRole, 'orders', 'read')
    return isForAdmin || isBuyer(account, order, token) || doesNotExist()
  }

  /** To pay for it or to cancel it is the buyer's alone: admins have a call of their own, with a reason and an audit. */
  @allowGuest()
  async settle(
    account: Account | null,
    order: OrderRow,
    token?: unknown
  ): Promise<AuthorizerResponse> {
    return isBuyer(account, order, token) || this.#asParty(account, order, false)
  }

  /** To go on paying, for who holds the signed address to which the payment page lets its buyer leave: an account's order is the account's alone. */
  @allowGuest()
  resume(account: Account | null, order: OrderRow): AuthorizerResponse {
    return order.buyer_user_id === null || order.buyer_user_id === account?.id || doesNotExist()
  }

  /** The buyer may confirm receipt, or an admin for them whose role changes orders (docs/rules/orders.md#delivered); the artist may only look. */
  @allowGuest()
  async receive(
    account: Account | null,
    order: OrderRow,
    token?: unknown
  ): Promise<AuthorizerResponse> {
    if (isBuyer(account, order, token)) return true
    if (account?.userType !== 'admin') return this.#asParty(account, order, false)
    const isAllowed = adminRoleAllows(account.adminRole, 'orders', 'write')
    return isAllowed || AuthorizationResponse.deny(ADMIN_ROLE_REFUSED, 403)
  }

  /** Allows admins and members whose role reads orders. To all others the order does not exist (404). */
  async #asParty(
    account: Account | null,
    order: OrderRow,
    answer: boolean
  ): Promise<AuthorizerResponse> {
    if (account?.userType === 'admin') return answer
    const band = { id: order.artist_id, user_id: order.owner_user_id }
    const access = await this.access.ask(account, band, 'read')
    if (access === null) return doesNotExist()
    return access === true ? answer : access
  }
}

function isBuyer(account: Account | null, order: OrderRow, token: unknown): boolean {
  return (account !== null && isBoughtBy(account, order)) || opensByLink(order, token)
}

const doesNotExist = () => AuthorizationResponse.deny('Not found', 404)
