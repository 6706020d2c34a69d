import type Dispute from '#payments/models/dispute'
import { toNumber } from '#shared/money'

/** A complaint of the buyer's to their bank, for admins; the amount in pounds. */
export function toDispute({ id, status, amount, reason, createdAt }: Dispute) {
  return {
    id,
    status,
    amount: toNumber(amount),
    reason,
    createdAt: createdAt.toUTC().toISO()!,
  }
}

export type DisputeShape = ReturnType<typeof toDispute>
