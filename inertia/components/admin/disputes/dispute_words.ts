import type { DisputeShape } from '#payments/public'

type Status = DisputeShape['status']

const STATES: Record<Status, { label: string; variant: 'warn' | 'bad' | 'line' }> = {
  inquiry: { label: 'Inquiry', variant: 'warn' },
  open: { label: 'Open', variant: 'bad' },
  won: { label: 'Won', variant: 'line' },
  lost: { label: 'Lost', variant: 'bad' },
}

type Answer = Pick<DisputeShape, 'status' | 'isAnswered'>

export const isUndecided = ({ status }: Pick<DisputeShape, 'status'>) =>
  status === 'inquiry' || status === 'open'

export const isToAnswer = (dispute: Answer) => isUndecided(dispute) && !dispute.isAnswered

/** Loud only where something is to be done, or was lost. */
export function disputeState(dispute: Answer) {
  const { label, variant } = STATES[dispute.status]
  const isWaiting = isUndecided(dispute) && dispute.isAnswered
  return { label, variant: isWaiting ? ('line' as const) : variant }
}

/** Stripe's words for what buyers tell their banks, as far as a shop like ours meets them. */
const REASONS: Record<string, string> = {
  credit_not_processed: 'A refund was promised and never came',
  duplicate: 'Paid twice',
  fraudulent: 'The card’s owner did not buy it',
  general: 'No reason given',
  product_not_received: 'It never arrived',
  product_unacceptable: 'It is not as it was described',
  unrecognized: 'The card’s owner does not know the payment',
}

/** One that is missing above is told by its own name. */
export function disputeReason(reason: string): string {
  const words = reason.replaceAll('_', ' ')
  return REASONS[reason] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
