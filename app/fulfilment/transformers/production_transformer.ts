import type ProviderOrder from '#fulfilment/models/provider_order'
import type { FiledShipment } from '#fulfilment/queries/checkout_production_query'
import { isAwaitingRetry } from '#fulfilment/submission/provider_order_status'
import { webAddress } from '#shared/web_address'
import { toNumber } from '#shared/money'

/** An order at the provider, for admins. Its cost in pounds, null until it is known; times ISO 8601 in UTC. */
export function toProduction(order: ProviderOrder) {
  const isReprint = order.items.some((item) => item.isReprint)
  return {
    id: order.id,
    externalId: order.externalId,
    printfulOrderId: order.remoteOrderId,
    isReprint,
    // The earlier spelling, for one release.
    isRemake: isReprint,
    status: order.status,
    remoteStatus: order.remoteStatus,
    problem: order.lastError,
    needsConnection: order.blockedBy === 'not_connected',
    problemSince: order.lastError === null ? null : order.failingSince!.toUTC().toISO(),
    isAwaitingRetry: isAwaitingRetry(order),
    attempts: order.attempts,
    nextAttemptAt: order.nextAttemptAt?.toUTC().toISO() ?? null,
    cost: costOf(order),
    items: order.items.map(({ orderId, quantity, cancelRequestedAt }) => ({
      orderId,
      quantity,
      isWithdrawn: cancelRequestedAt !== null,
    })),
  }
}

/** What was cancelled before a shipment left is not charged, whatever it would have cost. */
const costOf = ({ status, costInPounds }: ProviderOrder) =>
  costInPounds === null || status === 'cancelled' ? null : toNumber(costInPounds)

export type Production = ReturnType<typeof toProduction>

/** A shipment, for admins. */
export function toFiledShipment(row: FiledShipment) {
  return {
    id: row.id,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: webAddress(row.tracking_url),
    shippedAt: row.shipped_at.toISOString(),
    isReshipment: row.is_reshipment,
    returnedAt: row.returned_at?.toISOString() ?? null,
    returnReason: row.return_reason,
    orderIds: row.order_ids,
  }
}

export type FiledShipmentShape = ReturnType<typeof toFiledShipment>
