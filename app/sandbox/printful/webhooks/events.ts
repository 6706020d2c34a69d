import { clock } from '#shared/clock'
import { webhookRecords, type EventType } from '#sandbox/printful/webhooks/configuration'
import { dispatch } from '#sandbox/printful/webhooks/dispatch'
import { deliveries } from '#sandbox/printful/webhooks/deliveries'
import { takeIds } from '#sandbox/printful/store/ids'

/** Tells the store's address of something, where it asked for such events. */
export async function emitEvent(store: number, type: EventType, data: object): Promise<void> {
  const webhook = await webhookRecords.find(String(store))
  if (!webhook?.types.includes(type)) return
  const id = await takeIds()
  const delivery = {
    id: `delivery_${String(id).padStart(10, '0')}`,
    url: webhook.url,
    payload: { type, created: Math.floor(clock.now().toSeconds()), retries: 0, store, data },
  }
  await deliveries.save(delivery.id, delivery)
  dispatch(delivery)
}

/** Only of products that the store named when it set up its address. */
export async function emitStock(store: number, productId: number, data: object): Promise<void> {
  const webhook = await webhookRecords.find(String(store))
  if (!webhook?.params.stock_updated?.product_ids?.includes(productId)) return
  await emitEvent(store, 'stock_updated', data)
}
