import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'

/** The job that mails an artist, with the id of the move in a product's history that it tells of. */
export const APPROVAL_REQUEST = 'approval-request'

/** A product has come to wait for its artist: they are told once the transaction that brought it there has committed. */
export class AskForApproval {
  async handle(productId: number, trx: TransactionClientContract): Promise<void> {
    const move: { id: string } = await trx
      .from('product_status_history')
      .where({ product_id: productId, to_status: 'pending_approval' })
      .orderBy('id', 'desc')
      .select('id')
      .firstOrFail()
    await jobs.enqueue(APPROVAL_REQUEST, { moveId: Number(move.id) }, trx)
  }
}
