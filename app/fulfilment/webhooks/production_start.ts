import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type ProviderOrder from '#fulfilment/models/provider_order'
import type { ProviderEvent } from '#fulfilment/provider'
import { clock } from '#shared/clock'

/**
 * Whether an event says that production of a confirmed order has begun, and nothing else: no parcel, no other cost. It
 * moves no money and sends no mail, so it is believed without a read, which saves one of the few calls that the provider
 * allows (SHIP-21).
 */
export function reportsProductionStart({ reported }: ProviderEvent, order: ProviderOrder): boolean {
  if (!reported || reported.shipments.length > 0) return false
  return (
    order.remoteOrderId === reported.id &&
    order.status === 'confirmed' &&
    order.remoteStatus === 'pending' &&
    !isEarlierThan(reported.updatedAt, order.remoteUpdatedAt) &&
    reported.status === 'in_process' &&
    order.costAmount === reported.cost?.amount &&
    order.costCurrency === reported.cost.currency
  )
}

const isEarlierThan = (time: Date, read: DateTime | null) =>
  read !== null && time.getTime() < read.toMillis()

/**
 * Records that production of an order has begun. The provider's time of its last change is left as it was read: a
 * time in the future would make every later read count as outdated.
 */
export async function recordProductionStart(
  id: number,
  trx: TransactionClientContract
): Promise<void> {
  await trx
    .from('provider_orders')
    .where({ id, status: 'confirmed', remote_status: 'pending' })
    .update({
      remote_status: 'in_process',
      is_cancellable: false,
      synced_at: clock.now().toJSDate(),
    })
}
