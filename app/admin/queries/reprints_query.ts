import db from '@adonisjs/lucid/services/db'
import { ACCOUNT_NAME } from '#shared/account_name'

type ReprintRow = {
  order_id: number
  reason: string
  /** Who had it reprinted. */
  by: string
  created_at: Date
}

/** Why rows were reprinted, and by whom, from the audit log, oldest first. One statement. */
export class ReprintsQuery {
  async ofOrders(orderIds: readonly number[]): Promise<ReprintRow[]> {
    return db
      .from('audit_entries as entries')
      .join('users', 'users.id', 'entries.actor_user_id')
      .where('entries.subject_type', 'order')
      .whereIn('entries.subject_id', [...orderIds])
      .where('entries.action', 'order.reprint')
      .orderBy('entries.id')
      .select(
        db.raw('entries.subject_id::int AS order_id'),
        db.raw("entries.after->>'reason' AS reason"),
        db.raw(`${ACCOUNT_NAME} AS by`),
        'entries.created_at'
      )
  }
}

export const toReprint = ({ order_id: orderId, reason, by, created_at: at }: ReprintRow) => ({
  orderId,
  reason,
  by,
  at: at.toISOString(),
})

export type Reprint = ReturnType<typeof toReprint>
