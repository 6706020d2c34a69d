import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type Product from '#catalog/models/product'
import type { ProductStatus } from '#shared/product_status'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { givenActiveProduct } from '#tests/support/given'

type Wanted = Parameters<typeof givenActiveProduct>[0] & { status?: ProductStatus }

/** A product at £24.00 on a base of £12.50 in some status, its artist's account, another artist's, a fan's and an admin's. */
export async function givenReviewedProduct({
  status = 'pending_approval',
  ...wanted
}: Wanted = {}) {
  const { product, artist, variants } = await givenActiveProduct(wanted)
  await product.merge({ status }).save()
  const { artist: stranger } = await givenActiveProduct({})
  return {
    product: await product.refresh(),
    artist,
    variants,
    owner: await User.findOrFail(artist.userId),
    other: await User.findOrFail(stranger.userId),
    fan: await UserFactory.create(),
    admin: await UserFactory.merge({ userType: 'admin' }).create(),
  }
}

/** However it came there. */
export const setStatus = ({ id }: Pick<Product, 'id'>, status: ProductStatus) =>
  db.from('products').where('id', id).update({ status })

/** Everything that is kept of a product: two of these are equal where nothing was changed. */
export async function keptOf({ id }: Pick<Product, 'id'>) {
  return {
    row: await db.from('products').where('id', id).firstOrFail(),
    history: await historyOf(id),
  }
}

export const historyOf = (productId: number) =>
  db
    .from('product_status_history')
    .where('product_id', productId)
    .orderBy('id')
    .select('from_status', 'to_status', 'actor_user_id', 'notes')

/** One call with a body, as an account or as a visitor. */
export function send(
  client: ApiClient,
  method: 'POST' | 'PATCH',
  path: string,
  account: User | null,
  body: object
) {
  const request = client.request(path, method).withCsrfToken().json(body)
  return account ? request.loginAs(account) : request
}

/** What a caller who looks at the product now bases a change on. */
export const seen = (product: Product) => ({ updatedAt: product.updatedAt!.toUTC().toISO()! })
