import { randomText } from '#sandbox/object_store'
import { toCents, toText } from '#sandbox/printful/amounts'
import { costsOf } from '#sandbox/printful/orders/costs'
import { changeOrderAlone, moveTo, now, orderById, saveOrder } from '#sandbox/printful/orders/moves'
import { presentShipment } from '#sandbox/printful/orders/present'
import type { OrderRecord, Shipment } from '#sandbox/printful/orders/records'
import { takeIds } from '#sandbox/printful/store/ids'

const FIRST_SHIPMENT = 71_000_000

/** Wraps a step: it takes an order's id, runs under the order's lock and returns the order after the step. */
const step =
  <Rest extends unknown[]>(work: (order: OrderRecord, ...rest: Rest) => Promise<OrderRecord>) =>
  (id: number, ...rest: Rest) =>
    changeOrderAlone(id, async () => work(await orderById(id), ...rest))

/** Printful's side of an order: what its staff, its machines and the carriers do. */
export const life = {
  /** Production begins. */
  accept: step((order) => moveTo(order, 'inprocess')),

  review: step((order) => moveTo(order, 'inreview')),

  /** Ships all that is unshipped, or up to `pieces` of each of the given items (by index in the order), in one shipment. */
  ship: step((order, { items, pieces }: { items?: number[]; pieces?: number } = {}) =>
    ship(order, items, pieces)
  ),

  /** Ships the same items again. */
  reship: step(async (order) => {
    const shipment = await newShipment(order.items.map(whole), true)
    return tellOfShipment({ ...order, shipments: [...order.shipments, shipment] }, shipment)
  }),

  hold: step((order, reason: string = 'The address needs a look.') =>
    moveTo(
      order,
      'onhold',
      { onHoldFrom: order.status },
      { type: 'order_put_hold', data: { reason } }
    )
  ),

  /** Puts the order on hold while its costs are computed again. */
  holdForCosts: step((order) =>
    moveTo(
      order,
      'onhold',
      { onHoldFrom: 'draft', costs: null },
      { type: 'order_put_hold', data: { reason: 'The costs are computed again.' } }
    )
  ),

  /** The shop would have to agree to a change of its design. */
  holdForApproval: step((order) =>
    moveTo(
      order,
      'onhold',
      { onHoldFrom: order.status },
      {
        type: 'order_put_hold_approval',
        data: { reason: 'The design is too close to the edge.', approval_files: approvalOf(order) },
      }
    )
  ),

  /** Returns the order to its previous status; with costs that came late, to draft. */
  release: step((order) => {
    const back = order.costs ? (order.onHoldFrom ?? 'draft') : 'draft'
    const change = { onHoldFrom: null, costs: order.costs ?? computed(order) }
    const data = { reason: 'The order was reviewed.' }
    return moveTo(order, back, change, { type: 'order_remove_hold', data })
  }),

  fail: step((order, reason: string = 'The card was declined.') =>
    moveTo(order, 'failed', {}, { type: 'order_failed', data: { reason } })
  ),

  /** By Printful's staff. */
  cancel: step((order, reason: string = 'The product is out of stock.') =>
    moveTo(order, 'canceled', {}, { type: 'order_canceled', data: { reason } })
  ),

  /** Part of what was paid, or all that is left; "13.50". */
  refund: step((order, amount?: string) => {
    const left = (order.costs?.total ?? 0) - order.refunded
    const cents = amount ? Math.min(toCents(amount), left) : left
    const data = { amount: toText(cents) }
    const refunded = order.refunded + cents
    return saveOrder({ ...order, refunded }, { type: 'order_refunded', data })
  }),

  /** A shipment comes back, the latest one by default. */
  returnPackage: step((order, { shipmentId, reason = 'Insufficient address' }: Returned = {}) => {
    const shipment = order.shipments.find(({ id }) => id === shipmentId) ?? order.shipments.at(-1)
    if (!shipment) throw new Error(`Nothing of order ${order.id} was shipped`)
    const data = { reason, shipment: presentShipment(shipment) }
    return saveOrder(order, { type: 'package_returned', data })
  }),

  archive: step((order) => moveTo(order, 'archived')),
}

function approvalOf({ items }: OrderRecord) {
  const { image } = items[0]!
  return [
    {
      confirm_hash: randomText(32).toLowerCase(),
      submitted_design: image,
      recommended_design: image,
      approval_sheet: image,
    },
  ]
}

type Returned = { shipmentId?: number; reason?: string }

async function ship(
  order: OrderRecord,
  places?: number[],
  pieces = Infinity
): Promise<OrderRecord> {
  const sent = order.items
    .filter((item, place) => (places ? places.includes(place) : leftOf(order, item) > 0))
    .map((item) => ({ itemId: item.id, quantity: Math.min(pieces, leftOf(order, item)) }))
  const shipment = await newShipment(sent, false)
  const changed = { ...order, shipments: [...order.shipments, shipment] }
  const isComplete = changed.items.every((item) => leftOf(changed, item) === 0)
  const moved = await moveTo(order, isComplete ? 'fulfilled' : 'partial', {
    shipments: changed.shipments,
  })
  return tellOfShipment(moved, shipment)
}

const tellOfShipment = (order: OrderRecord, shipment: Shipment) =>
  saveOrder(order, { type: 'package_shipped', data: { shipment: presentShipment(shipment) } })

/** Pieces that have not left; what is sent again does not count. */
function leftOf(
  { shipments }: OrderRecord,
  { id, quantity }: OrderRecord['items'][number]
): number {
  const sent = shipments
    .filter(({ isReshipment }) => !isReshipment)
    .flatMap(({ items }) => items.filter(({ itemId }) => itemId === id))
  return quantity - sent.reduce((sum, item) => sum + item.quantity, 0)
}

const whole = ({ id, quantity }: { id: number; quantity: number }) => ({ itemId: id, quantity })

async function newShipment(items: Shipment['items'], isReshipment: boolean): Promise<Shipment> {
  return {
    id: FIRST_SHIPMENT + (await takeIds()),
    carrier: 'PARCELWAY',
    trackingNumber: `PW${randomText(12).toUpperCase()}`,
    shippedAt: now(),
    isReshipment,
    items,
  }
}

const computed = ({ items, recipient, shipping }: OrderRecord) =>
  costsOf(items, { countryCode: recipient.country_code, stateCode: recipient.state_code }, shipping)
