/** The things that a printer deals in, in the words of the shop. Ids are the provider's: whole numbers, unique for each kind. */
import type { Money, Pence, Price, UnknownCurrency } from '#shared/money'

/** An item of a list that could not be understood, and why: "retail_price: "12,50"". `id` is the provider's, where it has one. */
export type SkippedItem = { kind: ItemKind; id: number | null; reason: string }

export const ITEM_KINDS = [
  'store_product',
  'store_variant',
  'blank',
  'blank_variant',
  'order',
  'rate',
  'print_file',
  'mockup',
] as const

export type ItemKind = (typeof ITEM_KINDS)[number]

/** One blank that the provider prints on. */
export type CatalogItem = {
  id: number
  title: string
  brand: string | null
  /** Its name without its brand. */
  model: string
  image: string | null
  /** Identifier and name of its kind, as the provider writes them. */
  type: string
  typeName: string
  currency: string
  isDiscontinued: boolean
  /** Working days that its production takes on average; null where the provider does not say. */
  productionDays: number | null
}

/** A side of a blank, and the largest file that is printed there. */
export type PrintFile = {
  /** The provider's name of the side. */
  placement: string
  title: string
  width: number
  height: number
  dpi: number
}

/** A file for a picture. `area`: its size in pixels, if it fills the side; else the provider fits it. */
export type MockupFile = {
  placement: string
  imageUrl: string
  area?: { width: number; height: number }
}

/** A picture of some variants. Its address expires. */
export type MockupPicture = { placement: string; catalogVariantIds: number[]; url: string }

export type MockupTask =
  | { status: 'pending' }
  | { status: 'completed'; pictures: MockupPicture[] }
  | { status: 'failed'; reason: string }

/** A size and a colour of a blank; null where it comes in one only. */
export type CatalogVariant = {
  /** The catalogue's id: neither that of a store's variant nor an external one. */
  id: number
  name: string
  size: string | null
  color: string | null
  colorCode: string | null
  image: string | null
  price: Price
  /** Can be made for at least one country that we sell to. */
  inStock: boolean
  /** Countries that it cannot be made for. */
  outOfStockIn: string[]
  /** Will be made in none any more. */
  isDiscontinued: boolean
}

/** A product that was set up in the platform's store there. */
export type StoreProduct = {
  id: number
  externalId: string | null
  name: string
  variantCount: number
  /** All of its variants are linked with the catalogue. */
  isSynced: boolean
  isIgnored: boolean
  thumbnailUrl: string | null
}

export type StoreVariant = {
  /** The store's id of it, the one in the catalogue, and the one that other shops' systems gave it. */
  id: number
  catalogVariantId: number | null
  externalId: string | null
  /** The blank's id in the catalogue. */
  catalogItemId: number | null
  name: string
  size: string | null
  color: string | null
  retailPrice: Price | null
  /** Can be made now, and is meant to be. */
  isAvailable: boolean
  /** Deliberately set to be ignored in the store at the provider. */
  isIgnored: boolean
  /** How it looks with its design on it. */
  previewUrl: string | null
}

/** `isStandard`: how an order is sent unless something else is asked for. */
export type ShippingRate = {
  id: string
  name: string
  isStandard: boolean
  rate: Price
  minDays: number | null
  maxDays: number | null
}

/** A part of a list, and where the next begins; null at its end. */
export type ProviderPage<Item> = {
  items: Item[]
  /** Items of this part that could not be understood. */
  skipped: SkippedItem[]
  total: number
  nextOffset: number | null
}

/**
 * The state of an order at the provider:
 * - `draft`: it waits for our confirmation, and nothing is charged
 * - `pending`, `in_review`: it is paid for; a pending order can still be cancelled
 * - `in_process`: production has begun, and it cannot be cancelled
 * - `on_hold`: the provider has paused it until a person acts or a condition is met
 * - `partial`, `fulfilled`: some or all of it was sent
 * - `failed`: it could not be begun, and may be confirmed again
 * - `cancelled`: nothing more comes of it
 * - `archived`: it was put away, sent or not
 */
export const REMOTE_STATUSES = [
  'draft',
  'pending',
  'in_review',
  'in_process',
  'on_hold',
  'partial',
  'fulfilled',
  'failed',
  'cancelled',
  'archived',
] as const

export type RemoteStatus = (typeof REMOTE_STATUSES)[number]

export type ProviderOrderItem = {
  id: number
  externalId: string | null
  catalogVariantId: number | null
  syncVariantId: number | null
  quantity: number
  name: string | null
  /** It can be made now. */
  isAvailable: boolean
}

export type ProviderShipment = {
  id: number
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  shippedAt: Date
  /** The same things once more. */
  isReshipment: boolean
  items: { itemId: number; quantity: number }[]
}

/** Enough of where an order goes to know it again. */
export type Addressee = { name: string | null; zip: string | null; country: string | null }

/** The address of an order, as the provider reports it. */
type ReportedRecipient = Addressee & {
  street: string | null
  city: string | null
  stateCode: string | null
}

export type ProviderOrderSnapshot = {
  id: number
  externalId: string | null
  status: RemoteStatus
  /** When it changed last: of two snapshots the later one holds. */
  updatedAt: Date
  /** Null where it does not say. */
  recipient: ReportedRecipient | null
  items: ProviderOrderItem[]
  /** What it costs in all, and what of that is for sending it; null until that is computed. */
  cost: (Price & { shipping: Money<UnknownCurrency> }) | null
  shipments: ProviderShipment[]
}

export type OrderRecipient = {
  name: string
  street: string
  city: string
  /** As their list of states has it; null outside countries with states. */
  stateCode: string | null
  country: string
  zip: string
  email: string | null
  phone: string | null
}

/** A variant of the store, or of the catalogue with what is printed on it. */
export type RequestedItem = {
  externalId: string
  quantity: number
  name: string
  retailPrice: Pence
} & (
  | { syncVariantId: number }
  | { catalogVariantId: number; printFileUrl: string }
  | { catalogVariantId: number; sides: { placement: string; imageUrl: string }[] }
)

export type ProviderOrderRequest = {
  externalId: string
  recipient: OrderRecipient
  items: RequestedItem[]
}
