import { inject } from '@adonisjs/core'
import { MoveProduct } from '#approvals/actions/move_product'
import type { Actor } from '#audit/public'
import { UpdateProductDetails } from '#catalog/public'

type Update = Parameters<UpdateProductDetails['handle']>[0]

type Change = Omit<Update, 'by' | 'andThen'> & { by: Extract<Update['by'], { role: 'admin' }> }

/** An admin changes a product and sends it to its artist in one transaction: where one is refused, neither happens. */
@inject()
export class ChangeAndSendProduct {
  constructor(
    private updateDetails: UpdateProductDetails,
    private moveProduct: MoveProduct
  ) {}

  /** Throws what UpdateProductDetails and MoveProduct throw. */
  async handle(change: Change): Promise<void> {
    const { productId, by } = change
    const { actorUserId, requestId }: Actor = by.actor
    const actor = { userId: actorUserId, as: 'admin' as const }
    const move = { productId, to: 'pending_approval' as const, actor, requestId }
    await this.updateDetails.handle({
      ...change,
      andThen: (trx) => this.moveProduct.handle(move, trx),
    })
  }
}
