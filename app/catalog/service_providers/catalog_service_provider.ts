import type { ApplicationService } from '@adonisjs/core/types'
import strategies from '#config/strategies'
import { saleAvailability } from '#catalog/availability/sale_availability'
import { gigSharesPorts, posterProductsPort } from '#gigs/public'
import { typeCostPort } from '#pricing/public'
import { ProductTypeCosts } from '#catalog/product_type_costs'
import { PosterProductsQuery } from '#catalog/queries/poster_products_query'
import { SharedProductsQuery } from '#catalog/queries/shared_products_query'

/**
 * Registers the rule of what can be sold, and the ports for the products of a poster and what is on sale (gigs) and type
 * costs (pricing).
 */
export default class CatalogServiceProvider {
  constructor(private app: ApplicationService) {}

  async boot() {
    const { default: Availability } = await strategies.saleAvailability()
    saleAvailability.register(new Availability())
    const products = await this.app.container.make(PosterProductsQuery)
    posterProductsPort.register((artistId, limit) => products.handle(artistId, limit))
    const shared = await this.app.container.make(SharedProductsQuery)
    gigSharesPorts.productsOnSale.register((artistId) => shared.handle(artistId))
    const costs = await this.app.container.make(ProductTypeCosts)
    typeCostPort.register((type) => costs.of(type))
  }
}
