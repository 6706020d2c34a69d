import type { DisputeShape } from '#commerce/payments/transformers/dispute_transformer'
import { formatDateTime } from '~/lib/dates'

type Answer = Pick<DisputeShape, 'isUndecided' | 'isAnswered' | 'answerBy'>

/** Until when a dispute is to be answered, as long as anybody waits for that. */
export function Deadline({ dispute }: { dispute: Answer }) {
  const { isUndecided, isAnswered, answerBy } = dispute
  if (!isUndecided) return <span className="text-ink-soft">Decided</span>
  if (isAnswered) return <span className="text-ink-soft">Answered: the bank is deciding</span>
  if (answerBy === null) return <strong>Answer soon: the bank set no deadline</strong>
  return (
    <strong>
      Answer by <time dateTime={answerBy}>{formatDateTime(answerBy)}</time>
    </strong>
  )
}
