import { type DisputeAnswer, disputeStatus } from '~/components/admin/disputes/dispute_words'
import { StatusBadge } from '~/components/ui/badge'

/** How a dispute stands. */
export function DisputeState({ dispute }: { dispute: DisputeAnswer }) {
  return <StatusBadge status={disputeStatus(dispute)} />
}
