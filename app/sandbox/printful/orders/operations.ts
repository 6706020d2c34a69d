import type { Call, Operation } from '#sandbox/printful/api'
import { isYes } from '#sandbox/printful/body'
import { withLock } from '#sandbox/lock'
import { confirm } from '#sandbox/printful/orders/confirm'
import { estimate } from '#sandbox/printful/orders/estimate'
import { changeOrder, findByExternalId, makeOrder } from '#sandbox/printful/orders/make_order'
import { changeOrderAlone, moveTo, orderById, saveOrder } from '#sandbox/printful/orders/moves'
import { presentOrder } from '#sandbox/printful/orders/present'
import { orderRecords, type OrderRecord } from '#sandbox/printful/orders/records'
import { pageOf, readRange } from '#sandbox/printful/paging'
import { badRequest, notFound } from '#sandbox/printful/printful_error'
import { emitEvent } from '#sandbox/printful/webhooks/events'

export const listOrders: Operation = {
  isOfStore: true,
  run: async ({ store, query }) => {
    const all = await orderRecords.all()
    const wanted = all
      .filter((order) => order.store === store)
      .filter(({ status }) => !query.status || status === query.status)
      .sort((one, other) => other.id - one.id)
    const page = pageOf(wanted, readRange(query))
    return { ...page, result: await Promise.all(page.result.map(presentOrder)) }
  },
}

export const createOrder: Operation = {
  isOfStore: true,
  // Two calls with one external id at the same moment make one order.
  run: ({ store, body, query }) =>
    withLock(`printful orders ${store}`, async () => {
      const known = isYes(query.update_existing) ? await knownOrder(store, body) : null
      const order = known ? await update(known, body) : await create(store, body)
      return { result: await presentOrder(isYes(query.confirm) ? await confirm(order) : order) }
    }),
}

export const getOrder: Operation = {
  isOfStore: true,
  run: async (call) => ({ result: await presentOrder(await orderOf(call)) }),
}

export const updateOrder: Operation = changing(async (order, { body, query }) => {
  const changed = await update(order, body)
  return isYes(query.confirm) ? confirm(changed) : changed
})

export const confirmOrder: Operation = changing((order) => confirm(order))

export const cancelOrder: Operation = changing((order) => {
  if (!['draft', 'pending', 'failed'].includes(order.status)) {
    throw badRequest('Order can no longer be canceled', 'OR-1')
  }
  const data = { reason: 'Canceled by the store.' }
  return moveTo(order, 'canceled', {}, { type: 'order_canceled', data })
})

export const estimateCosts: Operation = {
  isOfStore: true,
  run: async ({ store, body }) => ({ result: await estimate(store, body) }),
}

/** An operation that changes one order, one at a time. */
function changing(work: (order: OrderRecord, call: Call) => Promise<OrderRecord>): Operation {
  return {
    isOfStore: true,
    run: async (call) => {
      const { id } = await orderOf(call)
      const changed = await changeOrderAlone(id, async () => work(await orderById(id), call))
      return { result: await presentOrder(changed) }
    },
  }
}

/** By its number, or by the shop's own ("@gs-17"). */
async function orderOf({ store, params }: Call): Promise<OrderRecord> {
  const id = params.id!
  const order = id.startsWith('@')
    ? await findByExternalId(store, id.slice(1))
    : await orderRecords.find(id)
  if (order?.store !== store) throw notFound()
  return order
}

async function create(store: number, body: unknown): Promise<OrderRecord> {
  const order = await makeOrder(store, body)
  await orderRecords.save(String(order.id), order)
  await emitEvent(store, 'order_created', { order: await presentOrder(order) })
  return order
}

async function update(order: OrderRecord, body: unknown): Promise<OrderRecord> {
  if (order.status !== 'draft' && order.status !== 'failed') {
    throw badRequest('Order is no longer editable', 'OR-1')
  }
  return saveOrder(await changeOrder(order, body))
}

async function knownOrder(store: number, body: unknown): Promise<OrderRecord | null> {
  const { external_id: externalId } = (body ?? {}) as { external_id?: unknown }
  return typeof externalId === 'string' ? findByExternalId(store, externalId) : null
}
