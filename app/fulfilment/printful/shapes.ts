import type { Pence } from '#shared/money'

/** A price as the provider has it: `amount` in the smallest unit of `currency`, which need not be ours. */
export type ProviderPrice = { amount: Pence; currency: string }

/** One blank that the provider prints on. */
export type CatalogItem = {
  id: number
  title: string
  image: string | null
  /** Identifier and name of its kind, as the provider writes them. */
  type: string
  typeName: string
  currency: string
  isDiscontinued: boolean
}

/** A size and a colour of a blank; null where it comes in one only. */
export type CatalogVariant = {
  /** The catalogue's id: neither that of a store's variant nor an external one. */
  id: number
  name: string
  size: string | null
  color: string | null
  colorCode: string | null
  image: string | null
  price: ProviderPrice
  /** Can be made in at least one region. */
  inStock: boolean
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
  retailPrice: ProviderPrice | null
  /** Can be made now, and is meant to be. */
  isAvailable: boolean
  /** Left alone on purpose by whoever runs the store. */
  isIgnored: boolean
  /** How it looks with its design on it. */
  previewUrl: string | null
}

export type ShippingRate = {
  id: string
  name: string
  rate: ProviderPrice
  minDays: number | null
  maxDays: number | null
}

export type ShippingRecipient = { country: string; state: string | null; city: string; zip: string }

/** A part of a list, and where the next begins; null at its end. */
export type ProviderPage<Item> = { items: Item[]; total: number; nextOffset: number | null }
