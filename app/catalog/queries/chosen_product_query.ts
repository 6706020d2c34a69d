import { inject } from '@adonisjs/core'
import type { ProductSpec } from '#catalog/product_spec'
import { providerProductPort, type ProviderProductRef } from '#catalog/provider_product_port'
import { PricingService } from '#pricing/public'
import type { Pence } from '#shared/money'

/** A product that an admin chose at the provider: its name there, the price to begin with, and what it is made of. */
export type ChosenProduct = { name: string; initialPrice: Pence; spec: ProductSpec }

/** Reads at the provider what an admin chose. Call it outside any transaction. */
@inject()
export class ChosenProductQuery {
  constructor(private pricing: PricingService) {}

  /** `markup` in hundredths of a percent. Throws NoExchangeRate, InvalidField, and what the provider may refuse. */
  async handle(ref: ProviderProductRef, markup?: number): Promise<ChosenProduct> {
    const { name, retail, data, ...chosen } = await providerProductPort.current()(ref)
    const { sellingPrice: initialPrice, ...suggestions } = this.pricing.initialPrice({
      basePrice: chosen.basePrice,
      retail,
      hasPreview: chosen.previewUrl !== null,
      markup,
    })
    return { name, initialPrice, spec: { ...chosen, suggestions, printfulData: data } }
  }
}
