import db from '@adonisjs/lucid/services/db'
import type { BuyerProduction } from '#fulfilment/port_types'

type ShipmentRow = {
  carrier: string | null
  tracking_number: string | null
  tracking_url: string | null
  shipped_at: Date
  order_ids: number[]
  is_replacement: boolean
}

const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id))

/** How far a checkout is produced and shipped, as its buyer sees it. Three statements. */
export class BuyerProductionQuery {
  async handle(checkoutId: number): Promise<BuyerProduction> {
    const [shipments, begun, reprinted] = await Promise.all([
      this.#shipments(checkoutId),
      this.#begun(checkoutId),
      this.#reprinted(checkoutId),
    ])
    return {
      shipments: shipments.map((row) => ({
        carrier: row.carrier,
        trackingNumber: row.tracking_number,
        trackingUrl: row.tracking_url,
        shippedAt: row.shipped_at,
        orderIds: row.order_ids,
        isReplacement: row.is_replacement,
      })),
      begun: idsOf(begun),
      reprinted: idsOf(reprinted),
    }
  }

  async #begun(checkoutId: number): Promise<{ id: number }[]> {
    return this.#inProduction(checkoutId).where('provider_orders.is_cancellable', false)
  }

  async #reprinted(checkoutId: number): Promise<{ id: number }[]> {
    return this.#inProduction(checkoutId)
      .where('items.is_reprint', true)
      .whereNotIn('provider_orders.status', ['cancelled', 'fulfilled'])
      .whereNotExists(
        db.from('shipments').whereColumn('shipments.provider_order_id', 'provider_orders.id')
      )
  }

  #inProduction(checkoutId: number) {
    return db
      .from('provider_order_items as items')
      .join('provider_orders', 'provider_orders.id', 'items.provider_order_id')
      .where('provider_orders.checkout_id', checkoutId)
      .whereNull('items.cancel_requested_at')
      .select('items.order_id as id')
  }

  async #shipments(checkoutId: number): Promise<ShipmentRow[]> {
    return db
      .from('shipments')
      .where('checkout_id', checkoutId)
      .orderBy(['shipped_at', 'id'])
      .select('carrier', 'tracking_number', 'tracking_url', 'shipped_at')
      .select(
        db.raw(
          'ARRAY(SELECT order_id FROM shipment_items WHERE shipment_id = shipments.id ORDER BY order_id) AS order_ids'
        ),
        db.raw(
          `EXISTS (SELECT FROM provider_order_items AS items
                    WHERE items.provider_order_id = shipments.provider_order_id AND items.is_reprint) AS is_replacement`
        )
      )
  }
}
