import type { DisputeShape } from '#payments/public'
import { isUndecided } from '~/components/admin/disputes/dispute_words'
import { formatDateTime } from '~/lib/dates'

type Answer = Pick<DisputeShape, 'status' | 'isAnswered' | 'answerBy'>

/** Until when a dispute is to be answered, as long as anybody waits for that. */
export function Deadline({ dispute }: { dispute: Answer }) {
  const { isAnswered, answerBy } = dispute
  if (!isUndecided(dispute)) return <span className="text-ink-soft">Decided</span>
  if (isAnswered) return <span className="text-ink-soft">Answered, the bank decides</span>
  if (answerBy === null) return <strong>Answer soon: no day is named</strong>
  return (
    <strong>
      Answer by <time dateTime={answerBy}>{formatDateTime(answerBy)}</time>
    </strong>
  )
}
