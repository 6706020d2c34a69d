import type { DisputeShape } from '#payments/public'
import { disputeState } from '~/components/admin/disputes/dispute_words'
import { Badge } from '~/components/ui/badge'

/** How a dispute stands. */
export function DisputeState({
  dispute,
}: {
  dispute: Pick<DisputeShape, 'status' | 'isAnswered'>
}) {
  const { label, variant } = disputeState(dispute)
  return <Badge variant={variant}>{label}</Badge>
}
