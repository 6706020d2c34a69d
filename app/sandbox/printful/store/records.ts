import type { MockupType } from '#artwork/public'
import type { Cents } from '#sandbox/printful/amounts'
import { ObjectStore } from '#sandbox/object_store'
import { root } from '#sandbox/printful/settings'

/** A print file or a preview of a variant. */
export type FileRecord = {
  id: number
  type: string
  /** Null where Printful made the picture itself, as with every preview */
  url: string | null
  previewUrl: string
}

export type SyncVariantRecord = {
  id: number
  externalId: string
  /** Of the catalogue; 0 where the variant is not synced with one */
  variantId: number
  retailPrice: string | null
  isIgnored: boolean
  sku: string | null
  files: FileRecord[]
  /** Of the demo shop: its kind, and its cost in pence where that is not the blank's. */
  madeAs?: { garment: MockupType; cost: Cents }
}

/** A product of a store. What is not in here (size, colour, stock) is the catalogue's. */
export type SyncProductRecord = {
  id: number
  store: number
  externalId: string
  name: string
  thumbnailUrl: string | null
  isIgnored: boolean
  variants: SyncVariantRecord[]
  isRemoved?: boolean
}

/** What was made or changed by calls; what never was is computed from its id. */
export const syncRecords = new ObjectStore<SyncProductRecord>(root, 'sync_products')

/** The next ids of what calls make, and how large a store was asked for. */
export type StoreStateRecord = {
  nextId: number
  largeStore?: { products: number; variants: number }
}

export const storeStateRecords = new ObjectStore<StoreStateRecord>(root, 'state')

const FIRST_MADE = 1

export async function readStoreState(): Promise<StoreStateRecord> {
  return (await storeStateRecords.find('state')) ?? { nextId: FIRST_MADE }
}
