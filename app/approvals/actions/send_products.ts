import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { MoveProduct } from '#approvals/actions/move_product'
import { NotReadyToShow } from '#approvals/errors'
import type { Actor } from '#audit/public'

/** An admin sends what is made to the artists, who then decide: all of it, or none where one cannot be sent. */
@inject()
export class SendProducts {
  constructor(private moveProduct: MoveProduct) {}

  /** Throws NotFound, NoSuchMove, NotReadyToShow with the names of all that are not. */
  async handle(productIds: readonly number[], { actorUserId, requestId }: Actor): Promise<void> {
    const actor = { userId: actorUserId, as: 'admin' as const }
    await db.transaction(async (trx) => {
      const unready: string[] = []
      for (const productId of [...productIds].sort((one, other) => one - other)) {
        const move = { productId, to: 'pending_approval' as const, actor, requestId }
        await this.moveProduct.handle(move, trx).catch((error: unknown) => {
          if (!(error instanceof NotReadyToShow)) throw error
          unready.push(...error.names)
        })
      }
      if (unready.length > 0) throw new NotReadyToShow(unready)
    })
  }
}
