import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { ProductTypeCosts } from '#catalog/public'
import type { ProductType } from '#shared/product_type'
import { toNumber } from '#shared/money'
import type { StudioFrame, StudioTab } from '#studio/tabs'

@inject()
export class AddProductTab implements StudioTab {
  constructor(private typeCosts: ProductTypeCosts) {}

  async show({ inertia }: HttpContext, _: ArtistRow, frame: StudioFrame) {
    const costs = await this.typeCosts.all()
    const baseByType = Object.fromEntries(
      Object.entries(costs).map(([type, cost]) => [type, toNumber(cost)])
    ) as Record<ProductType, number>
    return inertia.render('studio/add_product', {
      ...frame,

      baseByType,
    })
  }
}
