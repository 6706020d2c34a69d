import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type ProviderOrder from '#fulfilment/models/provider_order'
import Shipment from '#fulfilment/models/shipment'
import type { ProviderOrderSnapshot, ProviderShipment } from '#fulfilment/provider_types'
import { orderIdOf } from '#fulfilment/submission/provider_order_request'

type KnownShipment = { shipment: Shipment; isNew: boolean }

/** Counts the pieces of each of our rows in a shipment. */
function piecesOf(
  snapshot: ProviderOrderSnapshot,
  items: ProviderShipment['items']
): Map<number, number> {
  const orderIds = new Map(snapshot.items.map((item) => [item.id, orderIdOf(item.externalId)]))
  const pieces = new Map<number, number>()
  for (const { itemId, quantity } of items) {
    const orderId = orderIds.get(itemId)
    if (orderId) pieces.set(orderId, (pieces.get(orderId) ?? 0) + quantity)
  }
  return pieces
}

/**
 * Merges the shipments of a snapshot by their ids. Known shipments stay, in whatever order the updates arrive.
 *
 * @param rows those of the checkout
 * @returns the shipments that were not known before
 */
export async function upsertShipments(
  order: { id: number; checkoutId: number },
  snapshot: ProviderOrderSnapshot,
  rows: readonly { id: number }[],
  trx: TransactionClientContract
): Promise<Shipment[]> {
  const ours = new Set(rows.map(({ id }) => id))
  const fresh: Shipment[] = []
  for (const given of snapshot.shipments) {
    const { shipment, isNew } = await upsertShipment(order, given, trx)
    if (isNew) fresh.push(shipment)
    const pieces = [...piecesOf(snapshot, given.items)]
      .filter(([orderId]) => ours.has(orderId))
      .map(([orderId, quantity]) => ({ orderId, quantity }))
    if (pieces.length > 0)
      await trx.rawQuery(
        `INSERT INTO shipment_items (shipment_id, order_id, quantity)
         SELECT ?, "orderId", quantity FROM json_to_recordset(?) AS given ("orderId" integer, quantity integer)
         ON CONFLICT (shipment_id, order_id) DO UPDATE SET quantity = greatest(shipment_items.quantity, excluded.quantity)`,
        [shipment.id, JSON.stringify(pieces)]
      )
  }
  return fresh
}

/** Inserts or updates one shipment. The caller holds the lock of the order. */
async function upsertShipment(
  order: { id: number; checkoutId: number },
  given: ProviderShipment,
  trx: TransactionClientContract
): Promise<KnownShipment> {
  const known = await Shipment.query({ client: trx }).where('remoteShipmentId', given.id).first()
  if (known && known.checkoutId !== order.checkoutId)
    throw new Error(
      `Shipment ${given.id} of checkout ${order.checkoutId} is one of ${known.checkoutId}`
    )
  const shipment = known ?? new Shipment().useTransaction(trx)
  shipment.merge({
    checkoutId: order.checkoutId,
    providerOrderId: order.id,
    remoteShipmentId: given.id,
    carrier: given.carrier ?? shipment.carrier ?? null,
    trackingNumber: given.trackingNumber ?? shipment.trackingNumber ?? null,
    trackingUrl: given.trackingUrl ?? shipment.trackingUrl ?? null,
    shippedAt: DateTime.fromJSDate(given.shippedAt),
    isReshipment: given.isReshipment,
  })
  await shipment.save()
  return { shipment, isNew: known === null }
}

/** How many pieces of which row an order has sent; what is sent again does not count. */
async function piecesSent(
  providerOrderId: number,
  trx: TransactionClientContract
): Promise<Map<number, number>> {
  const { rows } = await trx.rawQuery<{ rows: { id: number; pieces: number }[] }>(
    `SELECT order_id AS id, sum(quantity)::int AS pieces
       FROM shipment_items JOIN shipments ON shipments.id = shipment_id
      WHERE provider_order_id = ? AND NOT is_reshipment GROUP BY order_id`,
    [providerOrderId]
  )
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/** Of these rows of an order that is over what it has not sent. */
export async function withoutSent<Row extends { id: number; quantity: number }>(
  { id: providerOrderId, items }: ProviderOrder,
  rows: Row[],
  trx: TransactionClientContract
): Promise<Row[]> {
  const sent = await piecesSent(providerOrderId, trx)
  return rows
    .map((row) => {
      const { quantity } = items.find(({ orderId }) => orderId === row.id)!
      return { ...row, quantity: quantity - (sent.get(row.id) ?? 0) }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Pieces of a row in the shipments of a provider order; a shipment whose contents are not known has no row. */
export type ShippedItem = {
  providerOrderId: number
  orderId: number | null
  pieces: number
  isReshipment: boolean
}

/** The pieces of a checkout that have been shipped, by provider order and row. */
export async function shippedItems(
  checkoutId: number,
  trx: TransactionClientContract
): Promise<ShippedItem[]> {
  const { rows } = await trx.rawQuery<{ rows: ShippedItem[] }>(
    `SELECT provider_order_id AS "providerOrderId", order_id AS "orderId", coalesce(sum(quantity), 0)::int AS pieces,
            is_reshipment AS "isReshipment"
       FROM shipments LEFT JOIN shipment_items ON shipment_id = shipments.id
      WHERE checkout_id = ? GROUP BY 1, 2, 4`,
    [checkoutId]
  )
  return rows
}

/** Ids of the rows of which every piece has left in a shipment; what is sent again does not count. */
export function whollyShipped(
  rows: readonly { id: number; quantity: number }[],
  shipped: readonly ShippedItem[]
): number[] {
  const piecesOfRow = (id: number) =>
    shipped
      .filter(({ orderId, isReshipment }) => orderId === id && !isReshipment)
      .reduce((sum, { pieces }) => sum + pieces, 0)
  return rows.filter(({ id, quantity }) => piecesOfRow(id) >= quantity).map(({ id }) => id)
}
