import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ArtistRow } from '#artists/public'
import { PricingService } from '#pricing/public'
import { toNumber } from '#shared/money'
import type { StudioFrame, StudioTab } from '#studio/tabs'

@inject()
export class AddProductTab implements StudioTab {
  constructor(private pricing: PricingService) {}

  async show({ inertia }: HttpContext, _: ArtistRow, frame: StudioFrame) {
    const basePrice = toNumber(this.pricing.provisionalCost())
    return inertia.render('studio/add_product', { ...frame, basePrice })
  }
}
