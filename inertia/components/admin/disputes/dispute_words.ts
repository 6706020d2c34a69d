import type { DisputeShape } from '#payments/public'

type Status = DisputeShape['status']

const STATES: Record<Status, { label: string; variant: 'warn' | 'bad' | 'line' }> = {
  inquiry: { label: 'Inquiry', variant: 'warn' },
  open: { label: 'Open', variant: 'bad' },
  won: { label: 'Won', variant: 'line' },
  lost: { label: 'Lost', variant: 'bad' },
}

export type DisputeAnswer = Pick<DisputeShape, 'status' | 'isUndecided' | 'isAnswered'>

/** Loud only where something is to be done, or was lost. */
export function disputeState({ status, isUndecided, isAnswered }: DisputeAnswer) {
  const { label, variant } = STATES[status]
  const isWaiting = isUndecided && isAnswered
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
