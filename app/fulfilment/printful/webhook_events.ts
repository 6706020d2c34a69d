import { createHash } from 'node:crypto'
import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import type { ProviderEvent } from '#fulfilment/provider'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { toOrderSnapshot } from '#fulfilment/printful/response_mappers'
import * as responses from '#fulfilment/printful/responses'

/** What Printful is asked to report. */
export const HANDLED_TYPES = [
  'package_shipped',
  'package_returned',
  'order_created',
  'order_updated',
  'order_failed',
  'order_canceled',
  'order_refunded',
  'order_put_hold',
  'order_put_hold_approval',
  'order_remove_hold',
  'product_synced',
  'product_updated',
  'product_deleted',
] as const

/** Printful's ids are numbers; beyond a safe integer one names nothing (SAFE-16). */
const id = () => numberField().withoutDecimals().positive().max(Number.MAX_SAFE_INTEGER)
const words = () => vine.string().maxLength(2_000)

/** What is used of an event: which thing it is about, and why. */
export const webhookValidator = vine.create({
  type: words(),
  created: numberField(),
  retries: numberField().optional(),
  store: numberField().optional(),
  data: vine.object({
    reason: words().optional().nullable(),
    order: vine
      .object({ id: id(), external_id: words().optional().nullable() })
      .optional()
      .nullable(),
    shipment: vine.object({ id: id() }).optional().nullable(),
    sync_product: vine.object({ id: id() }).optional().nullable(),
    product_id: id().optional().nullable(),
  }),
})

const MEANINGS: Record<string, ProviderEvent['meaning']> = {
  order_remove_hold: 'hold_removed',
  package_returned: 'shipment_returned',
}

/** Events whose only meaning is that an order was created or changed. */
const PLAIN_ORDER_TYPES = ['order_created', 'order_updated']

const orderValidator = vine.create(responses.order)

type Body = Awaited<ReturnType<typeof webhookValidator.validate>>

/** Events have no id: the same words are the same event, however often they were sent. */
export async function toProviderEvent(
  { type, data }: Body,
  sent: Record<string, unknown>
): Promise<ProviderEvent> {
  const content = { ...sent, retries: 0 }
  const { order, reason, shipment, sync_product: product, product_id: catalogItemId } = data
  return {
    hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    type,
    meaning: MEANINGS[type] ?? null,
    reason: reason ?? null,
    order: order ? { id: order.id, externalId: order.external_id ?? null } : null,
    reported: PLAIN_ORDER_TYPES.includes(type) && !reason ? await orderIn(sent) : null,
    shipmentId: shipment?.id ?? null,
    storeProductId: product?.id ?? null,
    catalogItemId: catalogItemId ?? null,
  }
}

/** Parses the order in an event. Null if it cannot be parsed; the order is then read from Printful. */
async function orderIn({ data }: Record<string, unknown>): Promise<ProviderOrderSnapshot | null> {
  const [, order] = await orderValidator.tryValidate((data as { order?: unknown }).order)
  return order && toOrderSnapshot(order)
}
