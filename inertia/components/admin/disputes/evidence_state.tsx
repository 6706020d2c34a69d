import type { DisputePage } from '#disputes/transformers/dispute_evidence_transformer'
import { formatDateTime } from '~/lib/dates'

const BOX = 'rounded-sm border-2 px-4 py-3'

/** Whether the evidence has gone out, and what to do where it has not. */
export function EvidenceState({ dispute, evidence }: Pick<DisputePage, 'dispute' | 'evidence'>) {
  const { status, sentAt, by, refusal, mayBeAnswered } = evidence
  if (status === 'sent')
    return (
      <p className={`${BOX} border-line-strong`}>
        <strong>Sent to Stripe</strong> on {formatDateTime(sentAt!)}
        {by && ` by ${by}`}.{dispute.isUndecided && ' The bank is deciding.'} Below is what we sent,
        as our records show it today.
      </p>
    )
  if (status === 'sending')
    return (
      <p className={`${BOX} border-line-strong`}>
        <strong>On its way to Stripe.</strong> Stripe hasn’t answered yet: we’ll keep trying.
      </p>
    )
  if (dispute.isAnswered)
    return <p className={`${BOX} border-line-strong`}>This was answered in Stripe’s dashboard.</p>
  if (!mayBeAnswered)
    return (
      <p className={`${BOX} border-line-strong`}>
        {dispute.isUndecided
          ? 'The deadline has passed: the bank takes no more evidence.'
          : 'The bank has decided.'}
      </p>
    )
  if (status === 'failed')
    return (
      <p className={`${BOX} border-bad`}>
        <strong className="text-bad">Stripe refused the evidence.</strong> {refusal}
      </p>
    )
  return null
}
