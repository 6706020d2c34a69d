import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toPricing } from '#admin/transformers/pricing_transformer'
import { calculatePricingValidator, FOREIGN_SPLIT } from '#admin/validators/pricing_validator'
import { costInPounds, FulfilmentProvider, knownToProvider } from '#fulfilment/public'
import { PricingService } from '#pricing/public'
import { settings } from '#settings/public'
import { fromNumber } from '#shared/money'
import { percentage } from '#shared/percentage'

/** POST /api/admin/calculate-pricing: what a price would leave of a catalogue variant's cost. */
@inject()
export default class PricingController {
  constructor(
    private provider: FulfilmentProvider,
    private pricing: PricingService
  ) {}

  async store({ request }: HttpContext) {
    const body = await request.validateUsing(calculatePricingValidator)
    const { variant } = await knownToProvider('printfulVariantId', () =>
      this.provider.products.catalogVariant(body.printfulVariantId)
    )
    const breakdown = this.pricing.legacyBreakdown({
      cost: costInPounds(variant.price, (await settings.read()).exchangeRates()).amount,
      sellingPrice: fromNumber(body.sellingPrice),
      share: percentage(Math.round((body.profitSplit ?? FOREIGN_SPLIT) * 100)),
    })
    return toPricing(breakdown)
  }
}
