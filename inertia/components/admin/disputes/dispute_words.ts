import type { DisputeShape } from '#commerce/payments/transformers/dispute_transformer'

export type DisputeAnswer = Pick<DisputeShape, 'status' | 'isUndecided' | 'isAnswered'>

/** Its key among the words of every state. */
export const disputeStatus = ({ status, isUndecided, isAnswered }: DisputeAnswer) =>
  `dispute_${isUndecided && isAnswered ? 'waiting' : status}`

/** Stripe's reasons of disputes in words, as far as a shop like ours meets them. */
const REASONS: Record<string, string> = {
  credit_not_processed: 'Refund promised but not received',
  duplicate: 'Paid twice',
  fraudulent: 'Fraudulent',
  general: 'No reason given',
  product_not_received: 'Not received',
  product_unacceptable: 'Not as described',
  unrecognized: 'Payment not recognised',
}

/** The reason of a dispute in words; one that is missing above is shown by Stripe's name for it. */
export function disputeReason(reason: string): string {
  const words = reason.replaceAll('_', ' ')
  return REASONS[reason] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
