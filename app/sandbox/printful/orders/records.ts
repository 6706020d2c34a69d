import { ObjectStore } from '#sandbox/object_store'
import type { Cents } from '#sandbox/printful/amounts'
import type { MockupType } from '#artwork/public'
import { root } from '#sandbox/printful/settings'
import type { Recipient } from '#sandbox/printful/shipping/recipient'
import type { FileRecord } from '#sandbox/printful/store/records'

export type OrderStatus =
  | 'draft'
  | 'pending'
  | 'inprocess'
  | 'onhold'
  | 'inreview'
  | 'partial'
  | 'fulfilled'
  | 'failed'
  | 'canceled'
  | 'archived'

export type OrderItem = {
  id: number
  externalId: string | null
  variantId: number
  syncVariantId: number | null
  externalVariantId: string | null
  quantity: number
  /** What Printful takes for one, in the store's currency, when the order was made */
  price: Cents
  retailPrice: string | null
  name: string
  sku: string | null
  garment: MockupType
  image: string
  productId: number
  files: FileRecord[]
}

export type Shipment = {
  id: number
  carrier: string
  trackingNumber: string
  shippedAt: number
  isReshipment: boolean
  items: { itemId: number; quantity: number }[]
}

export type Costs = {
  currency: string
  subtotal: Cents
  shipping: Cents
  tax: Cents
  vat: Cents
  total: Cents
}

export type OrderRecord = {
  id: number
  store: number
  externalId: string | null
  status: OrderStatus
  /** Where it goes back to when it is taken off hold */
  onHoldFrom: OrderStatus | null
  shipping: string
  created: number
  updated: number
  /** When it came into its status */
  since: number
  recipient: Recipient
  items: OrderItem[]
  /** Null until they have been computed */
  costs: Costs | null
  retailCosts: Record<string, string | null>
  shipments: Shipment[]
  refunded: Cents
}

export const orderRecords = new ObjectStore<OrderRecord>(root, 'orders')
