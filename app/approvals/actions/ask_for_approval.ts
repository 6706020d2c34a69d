import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { latestMoveTo } from '#approvals/latest_move'
import { approvalRequest } from '#approvals/mails/approval_request_mail'
import { productCheckPort } from '#approvals/product_check_port'
import { mailOutbox } from '#core/mail/main'

/**
 * Emails an artist that a product needs their approval, once the transaction that made it pending has committed, and records
 * what an admin has to check in it before.
 */
export class AskForApproval {
  async handle(productId: number, trx: TransactionClientContract): Promise<void> {
    const moveId = await latestMoveTo('pending_approval', productId, trx)
    await mailOutbox.send(approvalRequest, { event: moveId, data: { moveId } }, trx)
    await productCheckPort.current().recordFindings(productId, trx)
  }
}
