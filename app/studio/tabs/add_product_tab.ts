import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { BuilderPageQuery, ProductTypeCosts } from '#catalog/public'
import { settings } from '#settings/public'
import type { ProductType } from '#shared/product_type'
import { toNumber } from '#shared/money'
import type { StudioFrame, StudioTab } from '#studio/tabs'

/**
 * The product builder; with `copy` or `change` it begins with that product. Until blanks of the provider are mirrored it is
 * a form for type, text and artwork.
 */
@inject()
export class AddProductTab implements StudioTab {
  constructor(
    private typeCosts: ProductTypeCosts,
    private builder: BuilderPageQuery
  ) {}

  async show({ inertia, request }: HttpContext, artist: ArtistRow, frame: StudioFrame) {
    const build = await this.builder.handle(artist.id, request.qs())
    const costs = Object.entries(await this.typeCosts.all())
    const baseByType = Object.fromEntries(
      costs.map(([type, cost]) => [type, toNumber(cost)])
    ) as Record<ProductType, number>
    const flatShippingRate = toNumber((await settings.read()).flatShippingRate())
    return inertia.render('studio/add_product', {
      ...frame,
      baseByType,
      flatShippingRate,
      ...build,
    })
  }
}
