import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Shipment from '#fulfilment/models/shipment'
import { webAddress } from '#shared/web_address'
import { NotifyShipped } from '#commerce/public'

type Item = { order_id: number; quantity: number }

/** Notifies the buyer of a new shipment, in the transaction that stores the shipment. */
@inject()
export class AnnounceShipment {
  constructor(private notify: NotifyShipped) {}

  async handle(
    shipment: Shipment,
    { isReplacement }: { isReplacement: boolean },
    trx: TransactionClientContract
  ): Promise<void> {
    const { id: shipmentId, checkoutId, carrier, trackingNumber, trackingUrl } = shipment
    const items: Item[] = await trx
      .from('shipment_items')
      .where('shipment_id', shipmentId)
      .orderBy('order_id')
      .select('order_id', 'quantity')
    if (items.length === 0) return
    await this.notify.handle(
      {
        shipmentId,
        checkoutId,
        carrier,
        trackingNumber,
        trackingUrl: webAddress(trackingUrl),
        contents: items.map(({ order_id: orderId, quantity }) => ({ orderId, quantity })),
        isReplacement,
      },
      trx
    )
  }
}
