import type { FraudWarningRow } from '#commerce/payments/fraud_warnings/queries/fraud_warning_queries'
import { fromDecimal, toNumber } from '#shared/money'

/**
 * - `open`: an admin has to refund the payment or dismiss the warning
 * - `dismissed`: an admin did
 * - `settled`: the payment was refunded in full or disputed
 */
export const WARNING_STATES = ['open', 'dismissed', 'settled'] as const

export type WarningState = (typeof WARNING_STATES)[number]

/** A report of the card's bank that a payment was fraud, for admins; the amount in pounds. */
export function toFraudWarning(row: FraudWarningRow) {
  return {
    id: row.id,
    stripeWarningId: row.stripe_warning_id,
    fraudType: row.fraud_type,
    state: stateOf(row),
    orderNumber: row.order_number,
    customerName: row.customer_name,
    amount: toNumber(fromDecimal(row.total_amount)),
    currency: row.currency,
    dismissalReason: row.dismissal_reason,
    dismissedBy: row.dismissed_by_name,
    dismissedAt: row.dismissed_at?.toISOString() ?? null,
    warnedAt: row.warned_at.toISOString(),
  }
}

const stateOf = ({
  dismissed_at: dismissedAt,
  is_actionable: isActionable,
}: FraudWarningRow): WarningState => {
  if (dismissedAt) return 'dismissed'
  return isActionable ? 'open' : 'settled'
}

export type FraudWarning = ReturnType<typeof toFraudWarning>
