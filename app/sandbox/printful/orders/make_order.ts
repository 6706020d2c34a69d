import { fieldsOf, textOf } from '#sandbox/printful/body'
import { costsOf } from '#sandbox/printful/orders/costs'
import { readItems } from '#sandbox/printful/orders/items'
import { orderRecords, type OrderRecord } from '#sandbox/printful/orders/records'
import { badRequest } from '#sandbox/printful/printful_error'
import { SHIPPING_METHODS } from '#sandbox/printful/shipping/rates'
import { recipientOf } from '#sandbox/printful/shipping/recipient'
import { takeIds } from '#sandbox/printful/store/ids'
import { clock } from '#shared/clock'

const FIRST_ORDER = 97_000_000
const RETAIL = ['subtotal', 'discount', 'shipping', 'tax', 'vat', 'total']

const now = () => Math.floor(clock.now().toSeconds())

/** A draft as the body describes it. */
export async function makeOrder(store: number, body: unknown): Promise<OrderRecord> {
  const id = FIRST_ORDER + (await takeIds())
  const empty = { id, store, created: now(), since: now(), externalId: null }
  const order = await fill(empty, body)
  if (order.externalId) await refuseKnown(store, order.externalId)
  return order
}

/** A draft or a failed order with what a PUT gives; the rest stays. */
export async function changeOrder(order: OrderRecord, body: unknown): Promise<OrderRecord> {
  const given = fieldsOf(body, 'Body')
  const changed = await fill(order, { ...toBody(order), ...given, external_id: order.externalId })
  if (given.items !== undefined) return changed
  const costs = costsOf(order.items, placeIn(changed), changed.shipping)
  return { ...changed, items: order.items, costs }
}

type Kept = Pick<OrderRecord, 'id' | 'store' | 'created' | 'since'> & { externalId: string | null }

async function fill(kept: Kept, body: unknown): Promise<OrderRecord> {
  const fields = fieldsOf(body, 'Body')
  const externalId = textOf(fields.external_id, 'external_id')
  if (externalId !== null && !/^[A-Za-z0-9_-]{1,32}$/.test(externalId)) {
    throw badRequest('External ID is invalid: up to 32 letters, digits, dashes and underscores')
  }
  const shipping = textOf(fields.shipping, 'shipping') ?? 'STANDARD'
  if (!SHIPPING_METHODS.some((method) => method === shipping)) {
    throw badRequest('Invalid shipping method', 'OR-4')
  }
  const recipient = recipientOf(fields.recipient)
  const items = await readItems(kept.store, fields.items)
  const retail = fieldsOf(fields.retail_costs ?? {}, 'retail_costs')
  const order = { ...kept, externalId, shipping, recipient, items }
  return {
    ...order,
    status: 'draft',
    onHoldFrom: null,
    updated: now(),
    costs: costsOf(items, placeIn(order), shipping),
    retailCosts: Object.fromEntries(RETAIL.map((name) => [name, textOf(retail[name], name)])),
    shipments: [],
    refunded: 0,
  }
}

const placeIn = ({ recipient }: Pick<OrderRecord, 'recipient'>) => ({
  countryCode: recipient.country_code,
  stateCode: recipient.state_code,
})

/** The same order as a body, for the parts that a change leaves out. */
function toBody({ recipient, shipping, items, retailCosts }: OrderRecord) {
  return {
    recipient,
    shipping,
    retail_costs: retailCosts,
    items: items.map((item) => ({
      sync_variant_id: item.syncVariantId ?? undefined,
      variant_id: item.variantId,
      quantity: item.quantity,
      files: [{}],
    })),
  }
}

async function refuseKnown(store: number, externalId: string): Promise<void> {
  const known = await findByExternalId(store, externalId)
  if (known) throw badRequest('Order with this External ID already exists', 'OR-13')
}

export async function findByExternalId(store: number, externalId: string) {
  const all = await orderRecords.all()
  return all.find((order) => order.store === store && order.externalId === externalId) ?? null
}
