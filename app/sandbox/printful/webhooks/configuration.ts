import type { Operation } from '#sandbox/printful/api'
import { fieldsOf, listOf, textOf } from '#sandbox/printful/body'
import { ObjectStore } from '#sandbox/object_store'
import { badRequest } from '#sandbox/printful/printful_error'
import { root } from '#sandbox/printful/settings'

export const EVENT_TYPES = [
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
  'stock_updated',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

type Params = Partial<Record<EventType, { product_ids?: number[] }>>

/** A store's one address. */
export type WebhookRecord = { url: string; types: EventType[]; params: Params }

export const webhookRecords = new ObjectStore<WebhookRecord>(root, 'webhooks')

const NONE = { url: null, types: [], params: [] }

export const getWebhooks: Operation = {
  isOfStore: true,
  run: async ({ store }) => ({ result: present(await webhookRecords.find(String(store))) }),
}

/** A new call replaces what was there. */
export const createWebhooks: Operation = {
  isOfStore: true,
  run: async ({ store, body }) => {
    const fields = fieldsOf(body, 'Body')
    const url = textOf(fields.url, 'url')
    if (!url || !/^https?:\/\//.test(url) || !URL.canParse(url)) throw badRequest('Invalid URL')
    const types = listOf(fields.types, 'types') as EventType[]
    const unknown = types.find((type) => !EVENT_TYPES.includes(type))
    if (types.length === 0 || unknown) throw badRequest('Invalid webhook event type')
    const params = fields.params && !Array.isArray(fields.params) ? fields.params : {}
    const record = { url, types, params: params as Params }
    if (types.includes('stock_updated') && !record.params.stock_updated?.product_ids?.length) {
      throw badRequest('Product IDs are required for stock_updated webhook')
    }
    await webhookRecords.save(String(store), record)
    return { result: present(record) }
  },
}

export const deleteWebhooks: Operation = {
  isOfStore: true,
  run: async ({ store }) => {
    await webhookRecords.remove(String(store))
    return { result: NONE }
  },
}

/** An empty object of the real API is an empty list. */
function present(record: WebhookRecord | null) {
  if (!record) return NONE
  return { ...record, params: Object.keys(record.params).length > 0 ? record.params : [] }
}
