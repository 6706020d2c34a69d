import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApprovalService, type Actor } from '#approvals/approval_service'
import { LockProduct, type ProductStatus } from '#catalog/public'
import { inTransaction } from '#core/database/in_transaction'

type WantedStatus = { productId: number; to: ProductStatus; actor: Actor; basedOn?: Date }

/** Activate, Deactivate, Reactivate, Retire; an admin's sending to the artist. */
@inject()
export class MoveProduct {
  constructor(
    private lockProduct: LockProduct,
    private approvals: ApprovalService
  ) {}

  /** Throws NotFound, StaleChange, NoSuchMove, NotReadyToShow. */
  async handle(
    { to, actor, ...which }: WantedStatus,
    caller?: TransactionClientContract
  ): Promise<void> {
    return inTransaction(caller, async (trx) => {
      const product = await this.lockProduct.handle(which, trx)
      await this.approvals.move(product, { to, actor, way: 'status' }, trx)
    })
  }
}
