import type { RefundQueries } from '#commerce/public'
import { add, fromDecimal } from '#shared/money'

type RefundStatus = Awaited<ReturnType<RefundQueries['shapeOf']>>['status']

/**
 * What waits for a second admin: `refund` of an order, `resume_payouts` of an artist whose payouts are paused,
 * `retry_payout` of one that Stripe refused, and `pay_now` of what is due to an artist.
 */
export const SIGNOFF_KINDS = ['refund', 'resume_payouts', 'retry_payout', 'pay_now'] as const

export type SignoffKind = (typeof SIGNOFF_KINDS)[number]

export const SIGNOFF_STATUSES = ['waiting', 'approved', 'rejected', 'expired'] as const

export type SignoffStatus = (typeof SIGNOFF_STATUSES)[number]

export type SignoffRow = {
  id: number
  kind: SignoffKind
  /** A waiting one whose time is over is `expired` here. */
  status: SignoffStatus
  order_id: number | null
  artist_id: number | null
  payout_id: number | null
  amount: string
  shipping_amount: string
  reason: string | null
  requested_by_user_id: number
  decided_by_user_id: number | null
  rejection_reason: string | null
  refund_id: number | null
  created_at: Date
  expires_at: Date
  decided_at: Date | null
}

/** With the names that screens show. */
export type NamedSignoffRow = SignoffRow & {
  order_number: string | null
  band_name: string | null
  /** Of the refund that an approval made. */
  refund_status: RefundStatus | null
  requester: string
  decider: string | null
  /** How many admins besides the requester could approve it. */
  approvers: number
}

/** The subject of a request's audit entries. */
export const subjectOf = ({ order_id, artist_id }: Pick<SignoffRow, 'order_id' | 'artist_id'>) =>
  order_id === null
    ? { subjectType: 'artist', subjectId: artist_id! }
    : { subjectType: 'order', subjectId: order_id }

/** The sum that is asked for, shipping included. */
export const totalOf = ({
  amount,
  shipping_amount,
}: Pick<SignoffRow, 'amount' | 'shipping_amount'>) =>
  add(fromDecimal(amount), fromDecimal(shipping_amount))
