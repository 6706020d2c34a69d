import { allowGuest, BasePolicy } from '@adonisjs/bouncer'
import { AuthorizationResponse } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import type { Account } from '#identity/public'
import { isOnSale, type ProductRow } from '#catalog/transformers/product_shape'

/** An unpublished product is private knowledge: to a stranger it does not exist (RULINGS.md, Access). */
export default class ProductPolicy extends BasePolicy {
  @allowGuest()
  view(account: Account | null, product: ProductRow): AuthorizerResponse {
    if (isOnSale(product)) return true
    if (account?.userType === 'admin' || account?.id === product.owner_user_id) return true
    return AuthorizationResponse.deny('Not found', 404)
  }
}
