import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { latestMoveTo } from '#approvals/latest_move'
import { approvalRequest } from '#approvals/mails/approval_request_mail'
import { mailOutbox } from '#core/mail/main'

/** A product has come to wait for its artist: they are mailed once the transaction that brought it there has committed. */
export class AskForApproval {
  async handle(productId: number, trx: TransactionClientContract): Promise<void> {
    const moveId = await latestMoveTo('pending_approval', productId, trx)
    await mailOutbox.send(approvalRequest, { event: moveId, data: { moveId } }, trx)
  }
}
