import { type DisputeAnswer, disputeState } from '~/components/admin/disputes/dispute_words'
import { Badge } from '~/components/ui/badge'

/** How a dispute stands. */
export function DisputeState({ dispute }: { dispute: DisputeAnswer }) {
  const { label, variant } = disputeState(dispute)
  return <Badge variant={variant}>{label}</Badge>
}
