import { canBeMade, regionFor } from '#sandbox/printful/catalog/availability'
import { findVariant } from '#sandbox/printful/catalog/catalog'
import { moveTo } from '#sandbox/printful/orders/moves'
import type { OrderRecord } from '#sandbox/printful/orders/records'
import { badRequest } from '#sandbox/printful/printful_error'

let lateCosts = 0
let failures: string[] = []

/** What becomes of the next orders that are confirmed. */
export const confirmations = {
  /** They go on hold, because their costs cannot be computed at once, and come back as drafts. */
  computeCostsLate(times = 1) {
    lateCosts += times
  },

  /** They fail at once: a card is declined. */
  fail(reason = 'The card was declined.', times = 1) {
    failures.push(...Array<string>(times).fill(reason))
  },

  clear() {
    lateCosts = 0
    failures = []
  },
}

/** Confirms an order: it is charged and awaits production, unless a planned fault puts it on hold or fails it. */
export async function confirm(order: OrderRecord): Promise<OrderRecord> {
  if (order.status !== 'draft' && order.status !== 'failed') {
    throw badRequest('Only draft or failed orders can be confirmed', 'OR-1')
  }
  await refuseUnavailable(order)
  if (lateCosts > 0) {
    lateCosts -= 1
    const data = { reason: 'The costs can not be calculated yet.' }
    const change = { costs: null, onHoldFrom: 'draft' as const }
    return moveTo({ ...order, status: 'draft' }, 'onhold', change, { type: 'order_put_hold', data })
  }
  const pending = await moveTo(order, 'pending')
  const reason = failures.shift()
  if (!reason) return pending
  return moveTo(pending, 'failed', {}, { type: 'order_failed', data: { reason } })
}

async function refuseUnavailable({ items, recipient }: OrderRecord): Promise<void> {
  const region = regionFor(recipient.country_code)
  for (const { variantId, name } of items) {
    const blank = await findVariant(variantId)
    if (!blank || !canBeMade(blank.availability[region])) {
      throw badRequest(`Item ${name} is out of stock or discontinued`, 'OR-6')
    }
  }
}
