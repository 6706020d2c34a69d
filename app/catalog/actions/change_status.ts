import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProductStatus } from '#shared/product_status'
import { clock } from '#shared/clock'

type StatusChange = {
  productId: number
  from: ProductStatus
  to: ProductStatus
  actorUserId: number | null
  notes?: string | null
  /** What stays on the product as the artist's word on it; left out, what stands there stays. */
  approvalNotes?: string | null
}

/**
 * Writes a product's status and the move into its history. Which moves there are is for approvals to know, who also hold
 * the product's lock; so it requires their transaction.
 */
export class ChangeStatus {
  async handle(change: StatusChange, trx: TransactionClientContract): Promise<void> {
    const now = clock.now().toJSDate()
    await trx
      .from('products')
      .where('id', change.productId)
      .update({ status: change.to, approval_notes: change.approvalNotes, updated_at: now })
    await trx.table('product_status_history').insert({
      product_id: change.productId,
      from_status: change.from,
      to_status: change.to,
      actor_user_id: change.actorUserId,
      notes: change.notes ?? null,
      created_at: now,
    })
  }
}
