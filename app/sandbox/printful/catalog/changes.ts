import { ObjectStore } from '#sandbox/object_store'
import type { Availability } from '#sandbox/printful/catalog/availability'
import { root } from '#sandbox/printful/settings'

/** What has become different about a product of the catalogue since it was generated. */
export type CatalogChange = {
  isRemoved?: boolean
  isDiscontinued?: boolean
  /** Prices as text, by variant */
  prices?: Record<number, string>
  availability?: Record<number, Availability>
}

export const catalogChanges = new ObjectStore<CatalogChange>(root, 'catalog')
