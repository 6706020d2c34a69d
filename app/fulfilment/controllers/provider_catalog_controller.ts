import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ArtistQueries, ownProfileIfAny } from '#artists/public'
import { ProviderLinkQueries } from '#catalog/public'
import { pathId } from '#core/http/path_id'
import { foundAtProvider } from '#fulfilment/known_to_provider'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { StoreProduct } from '#fulfilment/provider_types'
import { MirroredProductsQuery } from '#fulfilment/queries/mirrored_products_query'
import { ProviderRefused } from '#fulfilment/errors'
import {
  toCatalogItemShape,
  toCatalogVariantShape,
  toStoreProductShape,
} from '#fulfilment/transformers/provider_transformer'
import { settings } from '#settings/public'

/** What the provider has: GET /api/printful/products, /catalog and /catalog/:id/variants. */
@inject()
export default class ProviderCatalogController {
  constructor(
    private provider: FulfilmentProvider,
    private mirrored: MirroredProductsQuery,
    private artists: ArtistQueries,
    private links: ProviderLinkQueries
  ) {}

  async products(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const products = await inWordsFor(ctx, async () =>
      user.userType === 'admin' ? this.#stored() : this.#storedOfArtist(ctx)
    )
    return products.map(toStoreProductShape)
  }

  async catalog(ctx: HttpContext) {
    const items = await inWordsFor(ctx, () => this.provider.products.catalog())
    return items.map(toCatalogItemShape)
  }

  async variants(ctx: HttpContext) {
    const id = pathId(ctx.params.id)
    const { variants } = await inWordsFor(ctx, () =>
      foundAtProvider(() => this.provider.products.catalogItem(id))
    )
    const rates = (await settings.read()).exchangeRates()
    return variants.map((variant) => toCatalogVariantShape(variant, rates))
  }

  async #stored(): Promise<StoreProduct[]> {
    const products = []
    for await (const page of this.provider.allStoreProducts()) products.push(...page)
    return products
  }

  /**
   * What their own products were made of. As the last sync has it: the calls that the provider allows are the platform's, and
   * no artist uses them up.
   */
  async #storedOfArtist(ctx: HttpContext): Promise<StoreProduct[]> {
    const own = await this.#linksOf(ctx)
    if (own.size === 0) return []
    await this.provider.connection.assertConnected()
    const products = (await this.mirrored.among(own)) ?? (await this.#stored())
    return products.filter(({ id }) => own.has(id))
  }

  async #linksOf(ctx: HttpContext): Promise<ReadonlySet<number>> {
    const artist = await ownProfileIfAny(ctx, this.artists)
    return artist ? this.links.storeProductsOf(artist.id) : new Set()
  }
}

/** The provider's own sentence is for admins. */
async function inWordsFor<Result>({ auth }: HttpContext, read: () => Promise<Result>) {
  try {
    return await read()
  } catch (error) {
    const isAdmin = auth.user?.userType === 'admin'
    throw error instanceof ProviderRefused && !isAdmin ? error.forOthers() : error
  }
}
