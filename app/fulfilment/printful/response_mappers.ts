/** Printful's answers in our own words. */
import type { Infer } from '@vinejs/vine/types'
import type * as responses from '#fulfilment/printful/responses'
import type {
  CatalogItem,
  CatalogVariant,
  ProviderOrderSnapshot,
  ProviderShipment,
  RemoteStatus,
  ShippingRate,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/provider_types'
import { outOfStockIn, SOLD_TO } from '#fulfilment/printful/stock_by_country'
import { priceFromDecimal, SHOP_CURRENCY } from '#shared/money'

/** What their prices are in where an answer does not say. */
const USUAL_CURRENCY = 'USD'
/** How an order is sent: the id of a rate, and the `shipping` of an order. */
export const STANDARD = 'STANDARD'
const UNNAMED_TYPE = 'OTHER'
const STATUS_OF: Record<Infer<typeof responses.order>['status'], RemoteStatus> = {
  draft: 'draft',
  pending: 'pending',
  inreview: 'in_review',
  inprocess: 'in_process',
  onhold: 'on_hold',
  partial: 'partial',
  fulfilled: 'fulfilled',
  failed: 'failed',
  canceled: 'cancelled',
  archived: 'archived',
}
const DISCONTINUED = 'discontinued'
const GONE = new Set([DISCONTINUED, 'out_of_stock', 'temporary_out_of_stock'])

export function toCatalogItem(product: Infer<typeof responses.catalogProduct>): CatalogItem {
  return {
    id: product.id,
    title: product.title ?? `Printful product ${product.id}`,
    brand: product.brand,
    model: product.model ?? product.title ?? `Printful product ${product.id}`,
    image: product.image,
    type: product.type ?? UNNAMED_TYPE,
    typeName: product.type_name ?? product.type ?? UNNAMED_TYPE,
    currency: product.currency ?? USUAL_CURRENCY,
    isDiscontinued: product.is_discontinued ?? false,
    productionDays: product.avg_fulfillment_time,
  }
}

export function toCatalogVariant(
  variant: Infer<typeof responses.catalogVariant>,
  currency: string
): CatalogVariant {
  const regions = variant.availability_status
  const missing = outOfStockIn(regions)
  return {
    id: variant.id,
    name: variant.name ?? `Variant ${variant.id}`,
    size: variant.size,
    color: variant.color,
    colorCode: variant.color_code,
    image: variant.image,
    price: priceFromDecimal(variant.price, currency),
    inStock: (variant.in_stock ?? true) && missing.length < SOLD_TO.length,
    outOfStockIn: missing,
    isDiscontinued: regions.length > 0 && regions.every(({ status }) => status === DISCONTINUED),
  }
}

export function toStoreProduct(product: Infer<typeof responses.storeProduct>): StoreProduct {
  return {
    id: product.id,
    externalId: product.external_id,
    name: product.name ?? `Printful product ${product.id}`,
    variantCount: product.variants,
    isSynced: product.variants > 0 && product.synced >= product.variants,
    isIgnored: product.is_ignored ?? false,
    thumbnailUrl: product.thumbnail_url,
  }
}

export function toStoreVariant(variant: Infer<typeof responses.storeVariant>): StoreVariant {
  const statuses = variant.availability_status
  const isGone = statuses.length > 0 && statuses.every(({ status }) => GONE.has(status))
  const preview = variant.files.find(({ type }) => type === 'preview')
  return {
    id: variant.id,
    catalogVariantId: variant.variant_id,
    externalId: variant.external_id,
    catalogItemId: variant.product?.product_id ?? null,
    name: variant.name ?? `Variant ${variant.id}`,
    size: variant.size,
    color: variant.color,
    retailPrice: variant.retail_price
      ? priceFromDecimal(variant.retail_price, variant.currency ?? USUAL_CURRENCY)
      : null,
    isAvailable: !variant.is_ignored && !isGone,
    isIgnored: variant.is_ignored ?? false,
    previewUrl: preview?.preview_url ?? variant.product?.image ?? null,
  }
}

export function toShippingRate(rate: Infer<typeof responses.shippingRate>): ShippingRate {
  return {
    id: rate.id,
    name: rate.name ?? rate.id,
    isStandard: rate.id === STANDARD,
    rate: priceFromDecimal(rate.rate, rate.currency ?? SHOP_CURRENCY),
    minDays: rate.minDeliveryDays ?? null,
    maxDays: rate.maxDeliveryDays ?? null,
  }
}

export function toOrderSnapshot(order: Infer<typeof responses.order>): ProviderOrderSnapshot {
  const { currency, total, shipping } = order.costs ?? {}
  return {
    id: order.id,
    externalId: order.external_id,
    status: STATUS_OF[order.status],
    updatedAt: momentOf(order.updated),
    recipient: order.recipient
      ? {
          name: order.recipient.name,
          street: order.recipient.address1,
          city: order.recipient.city,
          stateCode: order.recipient.state_code,
          zip: order.recipient.zip,
          country: order.recipient.country_code,
        }
      : null,
    items: order.items.map((item) => ({
      id: item.id,
      externalId: item.external_id,
      catalogVariantId: item.variant_id,
      syncVariantId: item.sync_variant_id,
      quantity: item.quantity,
      name: item.name,
      isAvailable: !item.discontinued && !item.out_of_stock,
    })),
    cost: total
      ? {
          ...priceFromDecimal(total, currency ?? USUAL_CURRENCY),
          shipping: priceFromDecimal(shipping ?? '0', currency ?? USUAL_CURRENCY).amount,
        }
      : null,
    shipments: order.shipments.map(toShipment),
  }
}

function toShipment(shipment: Infer<typeof responses.shipment>): ProviderShipment {
  return {
    id: shipment.id,
    carrier: shipment.carrier,
    trackingNumber: shipment.tracking_number,
    trackingUrl: shipment.tracking_url,
    shippedAt: momentOf(shipment.shipped_at ?? shipment.created),
    isReshipment: shipment.reshipment ?? false,
    items: shipment.items.map(({ item_id: itemId, quantity }) => ({ itemId, quantity })),
  }
}

const momentOf = (seconds: number) => new Date(seconds * 1_000)
