import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApprovalService, type MovedBy } from '#approvals/approval_service'
import { RecordAuditEntry } from '#audit/public'
import { LockProduct } from '#catalog/public'
import type { ProductStatus } from '#shared/product_status'
import { inTransaction } from '#core/database/in_transaction'

type WantedStatus = {
  productId: number
  to: ProductStatus
  actor: MovedBy
  requestId: string | null
  ifUnmodifiedSince?: string
}

/** Activate, Deactivate, Reactivate, Retire; an admin's sending to the artist. */
@inject()
export class MoveProduct {
  constructor(
    private lockProduct: LockProduct,
    private approvals: ApprovalService,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound, ConcurrentModification, NoSuchMove, NotReadyToShow. */
  async handle(
    { to, actor, requestId, ...which }: WantedStatus,
    caller?: TransactionClientContract
  ): Promise<void> {
    return inTransaction(caller, async (trx) => {
      const product = await this.lockProduct.handle(which, trx)
      await this.approvals.move(product, { to, actor, way: 'status' }, trx)
      if (actor.as === 'admin') {
        const entry = { actorUserId: actor.userId, requestId, action: 'product.status' }
        const subject = { subjectType: 'product', subjectId: product.id }
        const statuses = { before: { status: product.status }, after: { status: to } }
        await this.record.handle({ ...entry, ...subject, ...statuses }, trx)
      }
    })
  }
}
