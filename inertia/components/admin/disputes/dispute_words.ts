import type { DisputeShape } from '#payments/public'

type State = { label: string; variant: 'warn' | 'bad' | 'line' }

const STATES: Record<DisputeShape['status'], State> = {
  inquiry: { label: 'Inquiry to answer', variant: 'warn' },
  open: { label: 'To answer', variant: 'bad' },
  won: { label: 'Won', variant: 'line' },
  lost: { label: 'Lost', variant: 'bad' },
}

const WAITING: State = { label: 'With the bank', variant: 'line' }

export type DisputeAnswer = Pick<DisputeShape, 'status' | 'isUndecided' | 'isAnswered'>

/** Loud only where something is to be done, or was lost. */
export const disputeState = ({ status, isUndecided, isAnswered }: DisputeAnswer) =>
  isUndecided && isAnswered ? WAITING : STATES[status]

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
