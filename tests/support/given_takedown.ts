import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { RestoreProducts } from '#catalog/takedowns/actions/restore_products'
import { TakeDownProducts } from '#catalog/takedowns/actions/take_down_products'
import { UserFactory } from '#database/factories/user_factory'
import type { TakedownKind } from '#shared/takedown'

/** An admin takes a product down. Returns the id of the takedown. */
export async function givenTakedown(
  productId: number,
  kind: TakedownKind = 'withdrawn'
): Promise<number> {
  const { id: actorUserId } = await UserFactory.apply('admin').create()
  const takeDown = await app.container.make(TakeDownProducts)
  await takeDown.handle({
    products: [{ id: productId }],
    kind,
    reason: 'The picture is another’s',
    actor: { actorUserId, requestId: null },
  })
  const { takedown_id: takedownId } = await db.from('products').where('id', productId).firstOrFail()
  return takedownId
}

/** An admin restores a product that was taken down. */
export async function givenRestored(productId: number): Promise<void> {
  const { id: actorUserId } = await UserFactory.apply('admin').create()
  const restore = await app.container.make(RestoreProducts)
  await restore.handle({
    products: [{ id: productId }],
    reason: 'The licence covers it',
    actor: { actorUserId, requestId: null },
  })
}
