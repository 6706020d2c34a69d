import type ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderEvent } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { isToSubmit } from '#fulfilment/submission/provider_order_status'
import { clock } from '#shared/clock'

/**
 * Whether an event reports only what we have already stored, or what a submission under way is about to store. The
 * order then need not be read, which saves one of the few calls that the provider allows.
 */
export function reportsNothingNew({ reported }: ProviderEvent, order: ProviderOrder): boolean {
  if (!reported || reported.shipments.length > 0) return false
  return isStored(reported, order) || isBeingSubmitted(reported, order)
}

function isStored(reported: ProviderOrderSnapshot, order: ProviderOrder): boolean {
  const { remoteOrderId, remoteStatus, remoteUpdatedAt } = order
  return (
    remoteOrderId === reported.id &&
    remoteStatus === reported.status &&
    remoteUpdatedAt !== null &&
    reported.updatedAt.getTime() <= remoteUpdatedAt.toMillis() &&
    (reported.cost === null ||
      (order.costAmount === reported.cost.amount && order.costCurrency === reported.cost.currency))
  )
}

/**
 * Whether a submission under way caused the event. The submission stores the provider's answer itself; if it is cut
 * off, the next attempt reads the order first.
 */
function isBeingSubmitted(reported: ProviderOrderSnapshot, order: ProviderOrder): boolean {
  const { status, submittedAt, nextAttemptAt, lastError, remoteOrderId } = order
  const isUnderWay =
    isToSubmit(status) &&
    submittedAt !== null &&
    lastError === null &&
    nextAttemptAt !== null &&
    nextAttemptAt > clock.now()
  if (!isUnderWay || (remoteOrderId !== null && remoteOrderId !== reported.id)) return false
  if (reported.status === 'draft') return true
  return reported.status === 'pending' && order.confirmRequestedAt !== null
}
