import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pathId } from '#core/http/path_id'
import { foundAtProvider } from '#fulfilment/known_to_provider'
import { ProviderProductCache } from '#fulfilment/provider_product_cache'
import { toStoreProductDetail } from '#fulfilment/transformers/store_product_detail_transformer'

/** GET /api/printful/products/:id: a product of the store as the shop would take it. */
@inject()
export default class StoreProductsController {
  constructor(private cache: ProviderProductCache) {}

  async show({ params }: HttpContext) {
    const id = pathId(params.id)
    return toStoreProductDetail(id, await foundAtProvider(() => this.cache.ofStore(id)))
  }
}
