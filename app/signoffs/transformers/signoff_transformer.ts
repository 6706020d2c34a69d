import { fromDecimal, toNumber } from '#shared/money'
import { totalOf, type NamedSignoffRow } from '#signoffs/signoff'

/** A request for admins: amounts in pounds, and who asked and decided. */
export function toSignoff(row: NamedSignoffRow) {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    order: row.order_id === null ? null : { id: row.order_id, orderNumber: row.order_number! },
    artist: row.artist_id === null ? null : { id: row.artist_id, bandName: row.band_name! },
    payoutId: row.payout_id,
    amount: toNumber(fromDecimal(row.amount)),
    shippingAmount: toNumber(fromDecimal(row.shipping_amount)),
    total: toNumber(totalOf(row)),
    reason: row.reason,
    requestedBy: { id: row.requested_by_user_id, name: row.requester },
    decidedBy:
      row.decided_by_user_id === null ? null : { id: row.decided_by_user_id, name: row.decider! },
    rejectionReason: row.rejection_reason,
    refund: row.refund_id === null ? null : { id: row.refund_id, status: row.refund_status! },
    approvers: row.approvers,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

export type SignoffShape = ReturnType<typeof toSignoff>
