import type ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderEvent } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { costsOf } from '#fulfilment/submission/post_charge'
import { isToSubmit } from '#fulfilment/submission/provider_order_status'
import { clock } from '#shared/clock'

/**
 * Whether an event only reports what we have stored of its order already, or what the submission that is under way is
 * answered at the moment, so that the order need not be read: calls to the provider are few.
 */
export function reportsNothingNew({ reported }: ProviderEvent, order: ProviderOrder): boolean {
  if (!reported || reported.shipments.length > 0) return false
  return isStored(reported, order) || isBeingSubmitted(reported, order)
}

function isStored(reported: ProviderOrderSnapshot, order: ProviderOrder): boolean {
  const { remoteOrderId, remoteStatus, remoteUpdatedAt } = order
  const { costAmount, costCurrency } = costsOf(reported.cost)
  return (
    remoteOrderId === reported.id &&
    remoteStatus === reported.status &&
    remoteUpdatedAt !== null &&
    reported.updatedAt.getTime() <= remoteUpdatedAt.toMillis() &&
    (reported.cost === null ||
      (order.costAmount === costAmount && order.costCurrency === costCurrency))
  )
}

/**
 * Whether an attempt under way causes the event: it stores the answer itself, and where it is cut off, the next attempt
 * reads the order first.
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
