import type { FraudRuleName } from '#payouts/fraud_checks/fraud_rules'
import type { FraudEvidence } from '#payouts/fraud_checks/queries/fraud_hits_query'

/**
 * - `waiting`: an admin has to decide
 * - `kept`: an admin decided that the payouts stay held
 * - `released`: it holds nothing any more
 */
export const FRAUD_CHECK_STATUSES = ['waiting', 'kept', 'released'] as const

export type FraudCheckStatus = (typeof FRAUD_CHECK_STATUSES)[number]

export type FraudCheckRow = {
  id: number
  artist_id: number
  band_name: string
  rule: FraudRuleName
  latest_order_id: number
  status: FraudCheckStatus
  evidence: FraudEvidence
  order_numbers: string[] | null
  reason: string | null
  decided_by_name: string | null
  decided_at: Date | null
  created_at: Date
}

/** What a fraud rule found about an artist, for admins; amounts in pounds. */
export function toFraudCheck(row: FraudCheckRow) {
  const { orders, amount, figure, threshold, days } = row.evidence
  return {
    id: row.id,
    artist: { id: row.artist_id, bandName: row.band_name },
    rule: row.rule,
    status: row.status,
    /** Sent with a release, with `orders`: the admin releases what they saw. */
    latestOrderId: row.latest_order_id,
    /** Newest first; `orders` says how many there are in all. */
    orderNumbers: row.order_numbers ?? [],
    orders,
    amount,
    figure,
    threshold,
    days,
    reason: row.reason,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

export type FraudCheck = ReturnType<typeof toFraudCheck>
