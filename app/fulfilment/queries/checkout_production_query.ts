import db from '@adonisjs/lucid/services/db'
import ProviderOrder from '#fulfilment/models/provider_order'

export type FiledShipment = {
  id: number
  carrier: string | null
  tracking_number: string | null
  tracking_url: string | null
  shipped_at: Date
  is_reshipment: boolean
  returned_at: Date | null
  return_reason: string | null
  /** Ids of the rows whose pieces it holds; none where that was not kept. */
  order_ids: number[]
}

/** What is on file of how a checkout's goods are made and sent. */
export class CheckoutProductionQuery {
  /** The provider's orders of it in the order they were written, with their rows. Two statements. */
  orders(checkoutId: number): Promise<ProviderOrder[]> {
    return ProviderOrder.query()
      .where('checkoutId', checkoutId)
      .preload('items', (items) => items.orderBy('orderId'))
      .orderBy('sequence')
  }

  /** One of them, with its rows. Throws where there is none. */
  async findOrFail(id: number): Promise<ProviderOrder> {
    return ProviderOrder.query()
      .where('id', id)
      .preload('items', (items) => items.orderBy('orderId'))
      .firstOrFail()
  }

  async shipments(checkoutId: number): Promise<FiledShipment[]> {
    const { rows } = await db.rawQuery<{ rows: FiledShipment[] }>(
      `SELECT id, carrier, tracking_number, tracking_url, shipped_at, is_reshipment, returned_at, return_reason,
              ARRAY(SELECT order_id FROM shipment_items WHERE shipment_id = shipments.id ORDER BY order_id) AS order_ids
         FROM shipments WHERE checkout_id = ? ORDER BY shipped_at, id`,
      [checkoutId]
    )
    return rows
  }
}
