import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OrderStatus } from '#commerce/orders/order_status'
import { clock } from '#shared/clock'

type Move = {
  orderId: number
  /** Null for a row that was just placed. */
  from: OrderStatus | null
  to: OrderStatus
  actorUserId?: number | null
  notes?: string
}

/** Writes what order rows became into their history, in the transaction that changes them. */
export async function recordMoves(moves: Move[], trx: TransactionClientContract) {
  const now = clock.now().toSQL()
  await trx.table('order_status_history').multiInsert(
    moves.map(({ orderId, from, to, actorUserId, notes }) => ({
      order_id: orderId,
      from_status: from,
      to_status: to,
      actor_user_id: actorUserId ?? null,
      notes: notes ?? null,
      created_at: now,
    }))
  )
}
