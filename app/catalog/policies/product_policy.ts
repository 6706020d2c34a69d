import { allowGuest, BasePolicy, AuthorizationResponse } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import { isOnSale } from '#catalog/availability/sale_availability'
import type { ProductRow } from '#catalog/transformers/product_transformer'

/**
 * An unpublished product is private knowledge: to a stranger it does not exist
 * (docs/rules/products-and-approval.md#visibility).
 */
export default class ProductPolicy extends BasePolicy {
  @allowGuest()
  view(account: Account | null, product: ProductRow): AuthorizerResponse {
    if (isOnSale(product)) return true
    if (account?.userType === 'admin' || account?.id === product.owner_user_id) return true
    return AuthorizationResponse.deny('Not found', 404)
  }

  /** Its owner and admins work on it; of what others can see it is public knowledge that it is not theirs. */
  manage(account: Account, product: ProductRow): AuthorizerResponse {
    return account.userType === 'admin' || this.review(account, product)
  }

  /** The artist's own word, which nobody says for them. */
  review(account: Account, product: ProductRow): AuthorizerResponse {
    return account.id === product.owner_user_id || this.#refusal(account, product)
  }

  #refusal(account: Account, product: ProductRow): AuthorizerResponse {
    return this.view(account, product) === true
      ? false
      : AuthorizationResponse.deny('Not found', 404)
  }
}
