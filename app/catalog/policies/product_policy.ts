import { allowGuest, BasePolicy, AuthorizationResponse } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import { isShown } from '#catalog/availability/sale_availability'
import type { ProductRow } from '#catalog/transformers/product_transformer'

/**
 * An unpublished product is private knowledge: to a stranger it does not exist
 * (docs/rules/products-and-approval.md#visibility).
 */
export default class ProductPolicy extends BasePolicy {
  @allowGuest()
  view(account: Account | null, product: ProductRow): AuthorizerResponse {
    if (isShown(product)) return true
    if (account?.userType === 'admin' || account?.id === product.owner_user_id) return true
    return AuthorizationResponse.deny('Not found', 404)
  }

  /** The owner and admins may change it. Others get 403 for a product that they can see, else 404. */
  manage(account: Account, product: ProductRow): AuthorizerResponse {
    return account.userType === 'admin' || this.review(account, product)
  }

  /** Only the artist may decide about a product: not even an admin decides on their behalf. */
  review(account: Account, product: ProductRow): AuthorizerResponse {
    return account.id === product.owner_user_id || this.#refusal(account, product)
  }

  #refusal(account: Account, product: ProductRow): AuthorizerResponse {
    return this.view(account, product) === true
      ? false
      : AuthorizationResponse.deny('Not found', 404)
  }
}
