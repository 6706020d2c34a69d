import { toText } from '#sandbox/printful/amounts'
import { overallStatus } from '#sandbox/printful/catalog/availability'
import { findVariant } from '#sandbox/printful/catalog/catalog'
import type { OrderItem, OrderRecord, Shipment } from '#sandbox/printful/orders/records'
import { settings } from '#sandbox/printful/settings'
import { presentFile } from '#sandbox/printful/store/present'
import { DateTime } from 'luxon'

export async function presentOrder(order: OrderRecord) {
  const items = await Promise.all(order.items.map(presentItem))
  return {
    id: order.id,
    external_id: order.externalId,
    store: order.store,
    status: order.status,
    shipping: order.shipping,
    shipping_service_name: 'Flat Rate (3-5 business days after fulfillment)',
    created: order.created,
    updated: order.updated,
    recipient: order.recipient,
    items,
    branding_items: [],
    incomplete_items: [],
    costs: presentCosts(order),
    retail_costs: { currency: settings.currency, ...order.retailCosts },
    pricing_breakdown: [],
    shipments: order.shipments.map(presentShipment),
    gift: null,
    packing_slip: null,
    error: null,
    notes: null,
    is_sample: false,
    needs_approval: false,
    not_synced: false,
    has_discontinued_items: items.some((item) => item.discontinued),
    can_change_hold: false,
  }
}

async function presentItem(item: OrderItem) {
  const blank = await findVariant(item.variantId)
  const stock = blank ? overallStatus(blank.availability) : 'discontinued'
  return {
    id: item.id,
    external_id: item.externalId,
    variant_id: item.variantId,
    sync_variant_id: item.syncVariantId,
    external_variant_id: item.externalVariantId,
    warehouse_product_variant_id: null,
    quantity: item.quantity,
    price: toText(item.price),
    retail_price: item.retailPrice,
    name: item.name,
    product: {
      variant_id: item.variantId,
      product_id: item.productId,
      image: item.image,
      name: blank?.name ?? item.name,
    },
    files: item.files.map(presentFile),
    options: [],
    sku: item.sku,
    discontinued: stock === 'discontinued',
    out_of_stock: stock === 'out_of_stock',
  }
}

/** Null amounts: not computed yet. */
function presentCosts({ costs }: OrderRecord) {
  const text = (name: 'subtotal' | 'shipping' | 'tax' | 'vat' | 'total') =>
    costs ? toText(costs[name]) : null
  const none = costs ? '0.00' : null
  return {
    currency: settings.currency,
    subtotal: text('subtotal'),
    discount: none,
    shipping: text('shipping'),
    digitization: none,
    additional_fee: none,
    fulfillment_fee: none,
    retail_delivery_fee: none,
    tax: text('tax'),
    vat: text('vat'),
    total: text('total'),
  }
}

export function presentShipment(shipment: Shipment) {
  const { id, carrier, trackingNumber, shippedAt } = shipment
  return {
    id,
    carrier,
    service: `${carrier} Tracked`,
    tracking_number: trackingNumber,
    tracking_url: `https://tracking.example.com/${trackingNumber}`,
    created: shippedAt,
    ship_date: DateTime.fromSeconds(shippedAt, { zone: 'utc' }).toISODate(),
    shipped_at: String(shippedAt),
    reshipment: shipment.isReshipment,
    items: shipment.items.map(({ itemId, quantity }) => ({
      item_id: itemId,
      quantity,
      picked: 1,
      printed: 1,
    })),
  }
}
