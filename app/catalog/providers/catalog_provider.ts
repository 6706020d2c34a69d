import type { ApplicationService } from '@adonisjs/core/types'
import { posterProductsPort } from '#gigs/public'
import { PosterProductsQuery } from '#catalog/queries/poster_products_query'

/** Tells gigs which products a poster shows. */
export default class CatalogProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const products = await this.app.container.make(PosterProductsQuery)
    posterProductsPort.register((artistId, limit) => products.handle(artistId, limit))
  }
}
