import { inject } from '@adonisjs/core'
import { allowGuest, BasePolicy, AuthorizationResponse } from '@adonisjs/bouncer'
import type { AuthorizerResponse } from '@adonisjs/bouncer/types'
import { BandAccess } from '#artists/public'
import type { Account } from '#identity/public'
import { isShown } from '#catalog/availability/sale_availability'
import type { ProductRow } from '#catalog/transformers/product_transformer'

/**
 * An unpublished product is private knowledge: to a stranger it does not exist
 * (docs/rules/products-and-approval.md#visibility).
 */
@inject()
export default class ProductPolicy extends BasePolicy {
  constructor(private access: BandAccess) {
    super()
  }

  @allowGuest()
  async view(account: Account | null, product: ProductRow): Promise<AuthorizerResponse> {
    if (isShown(product) || account?.userType === 'admin') return true
    return (
      (await this.access.ask(account, bandOf(product), 'read')) ??
      AuthorizationResponse.deny('Not found', 404)
    )
  }

  /** Owner, members and admins may change it. Others get 403 for a product that they can see, else 404. */
  async manage(account: Account, product: ProductRow): Promise<AuthorizerResponse> {
    return account.userType === 'admin' || this.review(account, product)
  }

  /** Only the band may approve or reject a product; an admin may not on its behalf. */
  async review(account: Account, product: ProductRow): Promise<AuthorizerResponse> {
    return (await this.access.ask(account, bandOf(product))) ?? this.#refusal(account, product)
  }

  async #refusal(account: Account, product: ProductRow): Promise<AuthorizerResponse> {
    return (await this.view(account, product)) === true
      ? false
      : AuthorizationResponse.deny('Not found', 404)
  }
}

const bandOf = (product: ProductRow) => ({
  id: product.artist_id,
  user_id: product.owner_user_id,
})
