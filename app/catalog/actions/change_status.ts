import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProductStatus } from '#shared/product_status'
import { clock } from '#shared/clock'

type StatusChange = {
  productId: number
  from: ProductStatus
  to: ProductStatus
  actorUserId: number | null
  notes?: string | null
  /** The artist's notes on the decision, kept on the product; if omitted, the earlier notes stay. */
  approvalNotes?: string | null
}

/**
 * Writes a product's status, and the move to its history. Requires the caller's transaction: approvals decides which moves
 * are allowed, and holds the product's lock.
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
