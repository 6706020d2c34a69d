import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { MoveProduct } from '#approvals/public'
import type { Actor } from '#audit/public'

/** An admin sends what is made to the artists, who then decide: all of it, or none where one cannot be sent. */
@inject()
export class SendProducts {
  constructor(private moveProduct: MoveProduct) {}

  /** Throws NotFound, NoSuchMove, NotReadyToShow. */
  async handle(productIds: readonly number[], { actorUserId, requestId }: Actor): Promise<void> {
    const actor = { userId: actorUserId, as: 'admin' as const }
    await db.transaction(async (trx) => {
      for (const productId of [...productIds].sort((one, other) => one - other))
        await this.moveProduct.handle({ productId, to: 'pending_approval', actor, requestId }, trx)
    })
  }
}
