import { type OrderRecord, type OrderStatus, orderRecords } from '#sandbox/printful/orders/records'
import { presentOrder } from '#sandbox/printful/orders/present'
import { badRequest, notFound } from '#sandbox/printful/printful_error'
import { emitEvent } from '#sandbox/printful/webhooks/events'
import type { EventType } from '#sandbox/printful/webhooks/configuration'
import { withLock } from '#sandbox/lock'
import { clock } from '#shared/clock'

/** From where an order may come into a status. */
const MOVES: Record<OrderStatus, OrderStatus[]> = {
  draft: ['draft', 'failed', 'onhold'],
  pending: ['draft', 'failed', 'onhold', 'inreview'],
  inreview: ['pending'],
  inprocess: ['pending', 'onhold', 'inreview'],
  onhold: ['draft', 'pending', 'inprocess', 'partial'],
  partial: ['inprocess', 'partial', 'onhold'],
  fulfilled: ['inprocess', 'partial'],
  failed: ['pending', 'inreview', 'inprocess'],
  canceled: ['draft', 'pending', 'failed', 'onhold', 'inprocess', 'inreview'],
  archived: ['fulfilled', 'canceled', 'failed'],
}

type SpecificEvent = { type: EventType; data?: object }

/** One change of one order at a time, and an event about each. */
export function changeOrderAlone<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
  return withLock(`printful order ${id}`, work)
}

/** Moves an order to another status with its changes; emits the general event and, if `specific` is given, a specific one. */
export async function moveTo(
  order: OrderRecord,
  status: OrderStatus,
  change: Partial<OrderRecord> = {},
  specific?: SpecificEvent
): Promise<OrderRecord> {
  if (!MOVES[status].includes(order.status)) {
    throw badRequest(`Order in status ${order.status} can not become ${status}`, 'OR-1')
  }
  const since = now()
  const moved = { ...order, since, ...change, status }
  return saveOrder(moved, specific)
}

export async function saveOrder(
  order: OrderRecord,
  specific?: SpecificEvent
): Promise<OrderRecord> {
  const saved = { ...order, updated: now() }
  await orderRecords.save(String(order.id), saved)
  const presented = await presentOrder(saved)
  await emitEvent(order.store, 'order_updated', { order: presented })
  if (specific) await emitEvent(order.store, specific.type, { ...specific.data, order: presented })
  return saved
}

export async function orderById(id: number): Promise<OrderRecord> {
  const order = await orderRecords.find(String(id))
  if (!order) throw notFound()
  return order
}

export const now = () => Math.floor(clock.now().toSeconds())
