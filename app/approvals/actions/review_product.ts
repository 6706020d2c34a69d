import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ApprovalService } from '#approvals/approval_service'
import { latestMoveTo } from '#approvals/latest_move'
import { approvalDecided } from '#approvals/mails/verdict_mail'
import { LockProduct, UpdateProductDetails } from '#catalog/public'
import { inTransaction } from '#core/database/in_transaction'
import { mailOutbox } from '#core/mail/main'

type ProductUpdate = Parameters<UpdateProductDetails['handle']>[0]

export type Verdict = 'approve' | 'reject'

const RESULT = { approve: 'approved', reject: 'rejected' } as const

type Review = {
  productId: number
  verdict: Verdict
  notes: string | null
  changes: ProductUpdate['changes']
  reviewerUserId: number
  ifUnmodifiedSince?: string
}

/** The artist's word on what an admin made for them, with what they changed in it: all of it, or nothing. */
@inject()
export class ReviewProduct {
  constructor(
    private lockProduct: LockProduct,
    private approvals: ApprovalService,
    private updateDetails: UpdateProductDetails
  ) {}

  /** Throws NotFound, ConcurrentModification, NoSuchMove, PriceTooLow. */
  async handle(
    { verdict, notes, changes, reviewerUserId, ...which }: Review,
    caller?: TransactionClientContract
  ): Promise<void> {
    return inTransaction(caller, async (trx) => {
      const product = await this.lockProduct.handle(which, trx)
      const actor = { userId: reviewerUserId, as: 'owner' as const }
      const words = { notes, approvalNotes: notes }
      await this.approvals.move(
        product,
        { to: RESULT[verdict], actor, way: 'review', ...words },
        trx
      )
      await this.updateDetails.handle(
        { productId: product.id, changes, by: { role: 'artist' } },
        trx
      )
      const moveId = await latestMoveTo(RESULT[verdict], product.id, trx)
      await mailOutbox.send(approvalDecided, { event: moveId, data: { moveId } }, trx)
    })
  }
}
