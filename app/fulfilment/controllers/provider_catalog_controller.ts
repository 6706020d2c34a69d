import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries } from '#artists/public'
import { ProviderLinksQuery } from '#catalog/public'
import { pathId } from '#core/http/path_id'
import { foundAtProvider } from '#fulfilment/known_to_provider'
import { PrintfulClient } from '#fulfilment/printful/printful_client'
import {
  toCatalogItemShape,
  toCatalogVariantShape,
  toStoreProductShape,
} from '#fulfilment/transformers/provider_shapes'

/** What Printful has: GET /api/printful/products, /catalog and /catalog/:id/variants (API.md, Calls). */
@inject()
export default class ProviderCatalogController {
  constructor(
    private printful: PrintfulClient,
    private artists: ArtistQueries,
    private links: ProviderLinksQuery
  ) {}

  /** An artist sees only what their own products were made of. */
  async products({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const own = user.userType === 'admin' ? null : await this.#linksOf(user.id)
    if (own?.size === 0) return []
    const products = []
    for await (const page of this.printful.allStoreProducts()) products.push(...page)
    return products.filter(({ id }) => !own || own.has(id)).map(toStoreProductShape)
  }

  async catalog() {
    const items = await this.printful.catalog()
    return items.map(toCatalogItemShape)
  }

  async variants({ params }: HttpContext) {
    const id = pathId(params.id)
    const { variants } = await foundAtProvider(() => this.printful.catalogItem(id))
    return variants.map(toCatalogVariantShape)
  }

  async #linksOf(userId: number): Promise<ReadonlySet<number>> {
    const artist = await this.artists.ofUser(userId)
    return artist ? this.links.ofArtist(artist.id) : new Set()
  }
}
