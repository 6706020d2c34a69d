import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { latestMoveTo } from '#approvals/latest_move'
import { approvalRequest } from '#approvals/mails/approval_request_mail'
import { mailOutbox } from '#core/mail/main'

/** Emails an artist that a product needs their approval, once the transaction that made it pending has committed. */
export class AskForApproval {
  async handle(productId: number, trx: TransactionClientContract): Promise<void> {
    const moveId = await latestMoveTo('pending_approval', productId, trx)
    await mailOutbox.send(approvalRequest, { event: moveId, data: { moveId } }, trx)
  }
}
