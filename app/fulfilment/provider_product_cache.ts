import { inject } from '@adonisjs/core'
import { LRUCache } from 'lru-cache'
import type { ProviderProduct } from '#fulfilment/port_types'
import { ReadProviderProduct } from '#fulfilment/read_provider_product'

type Read = () => Promise<ProviderProduct>

/** Requests for a product that is being read wait for that read; a refusal is not cached. */
const kept = new LRUCache<string, ProviderProduct, Read>({
  max: 100,
  ttl: 60_000,
  fetchMethod: (_key, _stale, { context: read }) => read(),
})

/**
 * Caches products of the provider for a minute. That is enough for pricing suggestions, which are requested with every
 * key press and would use up the calls that the provider allows. Data that is stored never comes from this cache.
 */
@inject()
export class ProviderProductCache {
  constructor(private read: ReadProviderProduct) {}

  ofStore(storeProductId: number): Promise<ProviderProduct> {
    const context = () => this.read.ofStore(storeProductId)
    return kept.forceFetch(`store ${storeProductId}`, { context })
  }

  ofCatalog(catalogVariantId: number): Promise<ProviderProduct> {
    const context = () => this.read.ofCatalog(catalogVariantId)
    return kept.forceFetch(`catalog ${catalogVariantId}`, { context })
  }

  static clear() {
    kept.clear()
  }
}
