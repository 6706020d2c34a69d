import type { WarningState } from '#commerce/payments/fraud_warnings/fraud_warning'
import type { RiskLevel } from '#shared/payment_risk'
import type { ReportState } from '#shared/report'
import type { ProductStatus } from '#shared/product_status'
import type { Sync } from '#fulfilment/transformers/sync_transformer'
import type { AccountState } from '#identity/user_type'
import type { DisputeShape } from '#commerce/payments/transformers/dispute_transformer'
import type { PayoutStatus } from '#payouts/payout_status'
import type { SignoffStatus } from '#signoffs/signoff'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order_status'

export type Tone = 'neutral' | 'yellow' | 'green' | 'blue' | 'grey' | 'red'

type Status = { label: string; tone: Tone }

/** Words and colours of every state a thing of ours can be in; they stand here and nowhere else. */
const statuses: Record<
  | OrderStatus
  | PaymentStatus
  | ProductStatus
  | AccountState
  | Sync['state']
  | `payout_${PayoutStatus}`
  | `signoff_${SignoffStatus | 'withdrawn'}`
  | 'awaiting_payment'
  | 'payment_processing'
  | 'refused'
  | 'pending_review'
  | 'verified'
  | `dispute_${DisputeShape['status'] | 'waiting'}`
  | `risk_${RiskLevel}`
  | `warning_${WarningState}`
  | `report_${ReportState}`,
  Status
> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'blue' },
  failed: { label: 'Stopped', tone: 'red' },
  done: { label: 'Done', tone: 'green' },

  pending: { label: 'Pending', tone: 'neutral' },
  processing: { label: 'Processing', tone: 'yellow' },
  shipped: { label: 'Shipped', tone: 'green' },
  delivered: { label: 'Delivered', tone: 'blue' },
  cancelled: { label: 'Cancelled', tone: 'grey' },
  awaiting_payment: { label: 'Waiting for your payment', tone: 'neutral' },
  payment_processing: { label: 'Your payment is being processed', tone: 'neutral' },

  unpaid: { label: 'Unpaid', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'green' },
  partially_refunded: { label: 'Partly refunded', tone: 'yellow' },
  refused: { label: 'Refused', tone: 'red' },
  refunded: { label: 'Refunded', tone: 'grey' },
  disputed: { label: 'Disputed', tone: 'red' },

  payout_reserved: { label: 'Scheduled', tone: 'neutral' },
  payout_sending: { label: 'On its way', tone: 'yellow' },
  payout_paid: { label: 'Paid out', tone: 'green' },
  payout_failed: { label: 'Not sent', tone: 'red' },
  payout_cancelled: { label: 'Cancelled', tone: 'grey' },

  signoff_waiting: { label: 'Needs approval', tone: 'yellow' },
  signoff_approved: { label: 'Approved', tone: 'green' },
  signoff_rejected: { label: 'Rejected', tone: 'red' },
  signoff_withdrawn: { label: 'Withdrawn', tone: 'grey' },
  signoff_expired: { label: 'Expired', tone: 'grey' },

  draft: { label: 'In preparation', tone: 'neutral' },
  pending_approval: { label: 'Pending approval', tone: 'yellow' },
  /** To the artist who is asked. */
  pending_review: { label: 'Pending Review', tone: 'yellow' },
  approved: { label: 'Approved', tone: 'blue' },
  rejected: { label: 'Rejected', tone: 'red' },
  active: { label: 'Active', tone: 'green' },
  inactive: { label: 'Inactive', tone: 'grey' },
  retired: { label: 'Retired', tone: 'grey' },

  warning_open: { label: 'Needs a decision', tone: 'red' },
  warning_dismissed: { label: 'Dismissed', tone: 'grey' },
  warning_settled: { label: 'Refunded or disputed', tone: 'grey' },

  risk_normal: { label: 'Normal', tone: 'green' },
  risk_elevated: { label: 'Elevated', tone: 'yellow' },
  risk_highest: { label: 'Highest', tone: 'red' },
  risk_not_assessed: { label: 'Not assessed', tone: 'grey' },
  risk_unknown: { label: 'Unknown', tone: 'grey' },

  report_open: { label: 'Open', tone: 'red' },
  report_in_review: { label: 'In review', tone: 'yellow' },
  report_upheld: { label: 'Upheld', tone: 'green' },
  report_dismissed: { label: 'Dismissed', tone: 'grey' },

  dispute_inquiry: { label: 'Inquiry: needs response', tone: 'yellow' },
  dispute_open: { label: 'Needs response', tone: 'red' },
  dispute_waiting: { label: 'With the bank', tone: 'neutral' },
  dispute_won: { label: 'Won', tone: 'green' },
  dispute_lost: { label: 'Lost', tone: 'grey' },

  suspended: { label: 'Suspended', tone: 'red' },
  verified: { label: 'Verified', tone: 'green' },
}

export function statusOf(status: string): Status {
  const words = status.replaceAll('_', ' ')
  return (
    statuses[status as keyof typeof statuses] ?? {
      label: words.charAt(0).toUpperCase() + words.slice(1),
      tone: 'neutral',
    }
  )
}
